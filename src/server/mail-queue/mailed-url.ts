import { LINK_KINDS } from '#contract/account.ts';
import { href, type Lang } from '#routes.ts';
import type { Settings } from '../env.ts';
import {
  type LinkKind,
  linkToken,
  newsletterToken,
  orderToken,
  stockRequestToken,
} from './link-tokens.ts';
import { ORDER_MAIL_KINDS } from './mail-kinds.ts';

interface StoredMail {
  readonly kind: string;
  readonly recipient: string;
  readonly language: Lang;
  readonly data: Record<string, unknown>;
}

const PAGES: Readonly<Record<LinkKind, readonly ['auth' | 'account', param: string]>> = {
  'password-reset': ['auth', 'reset'],
  'verify-email': ['auth', 'verify'],
  'email-change': ['account', 'adresse'],
  invitation: ['auth', 'einladung'],
};

/** The page a link leads to. Its token stands behind `#`, which no server, log or referrer gets to see. */
export function linkUrl(
  settings: Pick<Settings, 'baseUrl'>,
  kind: LinkKind,
  lang: Lang,
  token: string,
): string {
  const [page, param] = PAGES[kind];
  return `${settings.baseUrl}${href(page, lang)}#${param}=${token}`;
}

/** Completes what a mail's row holds by its links, whose tokens are derived when the mail is sent. */
export function withLinks(
  settings: Pick<Settings, 'baseUrl' | 'authSecret'>,
  { kind, recipient, language, data }: StoredMail,
): Record<string, unknown> {
  if (kind === 'newsletter-confirm' || kind === 'newsletter-known') {
    const token = newsletterToken({ settings }, recipient);
    const page = `${settings.baseUrl}${href('newsletter', language)}`;
    return {
      url: `${page}#token=${token}`,
      unsubscribeUrl: `${page}#unsubscribe=${token}`,
      // A mail program posts to it (RFC 8058).
      oneClickUrl: `${settings.baseUrl}/api/newsletter/unsubscribe?token=${token}`,
    };
  }
  const { orderId, mark } = data;
  if (kind === 'stock-confirm' && typeof mark === 'string') {
    const token = stockRequestToken(settings, mark, recipient);
    const page = `${settings.baseUrl}${href('newsletter', language)}`;
    return { ...data, url: `${page}#back=${token}`, forgetUrl: `${page}#forget=${token}` };
  }
  const ofOrder: readonly string[] = [...ORDER_MAIL_KINDS, 'review-request', 'review-refused'];
  if (ofOrder.includes(kind) && typeof orderId === 'string') {
    const token = orderToken(settings, orderId, recipient);
    return { ...data, orderUrl: `${settings.baseUrl}${href('order', language)}#${token}` };
  }
  if (kind === 'cart') {
    return { url: `${settings.baseUrl}${href('checkout', language)}#korb=${data['link']}` };
  }
  const linked = LINK_KINDS.find((known) => known === kind);
  const { link } = data;
  if (linked === undefined || typeof link !== 'string') return data;
  return { url: linkUrl(settings, linked, language, linkToken(settings, linked, link)) };
}
