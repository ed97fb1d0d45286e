import type { Catalogue } from '#catalogue/catalogue.ts';
import { href, type Lang, type Screen } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { representativeOf } from '#rules/company-texts.ts';
import { fill } from '#rules/fill.ts';
import type { Settings } from '../env.ts';
import { MAIL_DATA, type MailKind } from '../mail-queue/mail-kinds.ts';
import type { Block, Letter, LetterFooter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { picturesOf } from './letter-picture.ts';
import { letterText } from './letter-text.ts';
import type { LetterContext, MailTexts } from './letters/letter-context.ts';
import {
  accountNotice,
  contactCopy,
  contactReceipt,
  emailChanged,
  linkLetter,
  loginAttempts,
  newsletterConfirm,
  newsletterKnown,
} from './letters/links-and-messages.ts';
import { orderConfirmation } from './letters/order-confirmation.ts';
import {
  orderPlaced,
  orderReceived,
  orderRefunded,
  orderRefundFailed,
  orderShipped,
  paymentFailed,
} from './letters/order-steps.ts';
import { ownerAlert } from './letters/owner-alert.ts';
import { ownerSale } from './letters/owner-sale.ts';
import { withdrawalReceipt } from './letters/withdrawal-receipt.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

const TEXTS: Readonly<Record<Lang, MailTexts>> = { de, en };

/** A mail ready to be sent; `headers` beyond the usual ones. */
export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Paths of the pictures that `html` shows by their Content-ID. */
  readonly pictures: readonly string[];
  readonly replyTo?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type MailSettings = Pick<Settings, 'baseUrl' | 'company' | 'shopMode'>;

/** Texts of one moment: today's, and the terms that an order was placed under. */
interface MailTextSources extends Pick<Catalogue, 'facts' | 'texts'> {
  readonly legalText?: readonly Block[] | undefined;
  readonly noticeAddress?: string | undefined;
}

interface WrittenLetter {
  readonly letter: Letter;
  readonly reason: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The mail of a row of `mails`: a pure function of the row, the settings and, for a confirmation, the
 * legal texts that its order was placed under. Throws when `data` does not fit its kind, which only a
 * bug can cause.
 */
export function composeMail(
  mail: { readonly kind: MailKind; readonly language: Lang; readonly data: unknown },
  settings: MailSettings,
  catalogue: MailTextSources,
): ComposedMail {
  const { baseUrl, company, shopMode: mode } = settings;
  const texts = TEXTS[mail.language];
  const { legalText, noticeAddress } = catalogue;
  const shop = { baseUrl, company, mode, catalogue, legalText, noticeAddress };
  const context = { lang: mail.language, texts, ...shop };
  const { letter, reason, replyTo, headers = {} } = write(mail.kind, mail.data, context);
  const footer = letterFooter(reason, context);
  // A subject is one line, whatever somebody typed into a form.
  const subject = letter.subject.replace(/\p{Cc}+/gu, ' ').trim();
  return {
    subject,
    html: letterHtml({ ...letter, subject }, footer, mail.language),
    text: letterText(letter, footer),
    pictures: picturesOf(letter),
    headers,
    ...(replyTo !== undefined && { replyTo }),
  };
}

function write(kind: MailKind, data: unknown, context: LetterContext): WrittenLetter {
  const { texts } = context;
  const { order, account, newsletter, contact } = texts.footer;
  switch (kind) {
    case 'order-confirmation':
      return { letter: orderConfirmation(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'order-placed':
      return { letter: orderPlaced(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'order-received':
      return { letter: orderReceived(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'payment-failed':
      return { letter: paymentFailed(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'order-shipped':
      return { letter: orderShipped(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'order-refunded':
      return { letter: orderRefunded(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'order-refund-failed':
      return { letter: orderRefundFailed(MAIL_DATA[kind].parse(data), context), reason: order };
    case 'password-reset': {
      const { url } = MAIL_DATA[kind].parse(data);
      return { letter: linkLetter(texts.passwordReset, url, context), reason: account };
    }
    case 'verify-email': {
      const { url } = MAIL_DATA[kind].parse(data);
      return { letter: linkLetter(texts.verifyEmail, url, context), reason: account };
    }
    case 'email-change': {
      const { url } = MAIL_DATA[kind].parse(data);
      return { letter: linkLetter(texts.emailChange, url, context), reason: account };
    }
    case 'email-changed':
      return { letter: emailChanged(context), reason: account };
    case 'login-attempts':
      return { letter: loginAttempts(context), reason: account };
    case 'account-notice':
      return { letter: accountNotice(MAIL_DATA[kind].parse(data), context), reason: account };
    case 'newsletter-confirm': {
      const known = MAIL_DATA[kind].parse(data);
      const headers = oneClick(known.oneClickUrl);
      return { letter: newsletterConfirm(known, context), reason: newsletter, headers };
    }
    case 'newsletter-known': {
      const known = MAIL_DATA[kind].parse(data);
      const headers = oneClick(known.oneClickUrl);
      return { letter: newsletterKnown(known, context), reason: newsletter, headers };
    }
    case 'owner-sale':
      return { letter: ownerSale(MAIL_DATA[kind].parse(data), context), reason: '' };
    case 'contact-receipt':
      return { letter: contactReceipt(MAIL_DATA[kind].parse(data), context), reason: contact };
    case 'withdrawal-receipt':
      return { letter: withdrawalReceipt(MAIL_DATA[kind].parse(data), context), reason: contact };
    case 'contact-copy': {
      const known = MAIL_DATA[kind].parse(data);
      return { letter: contactCopy(known, context), reason: '', replyTo: known.email };
    }
    case 'owner-alert':
      return {
        letter: ownerAlert(MAIL_DATA[kind].parse(data), context),
        reason: texts.footer.owner,
      };
  }
}

/** Lets mail programs unsubscribe without opening a page (RFC 8058). */
function oneClick(url: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function letterFooter(
  reason: string,
  { lang, texts, baseUrl, company, mode }: LetterContext,
): LetterFooter {
  const letterTexts = texts.footer;
  const where = [company.street, company.city].filter((part) => part !== '').join(', ');
  const { register } = company;
  const seat = company.city.replace(/^\d{5} +/, '');
  const by = representativeOf(company);
  // § 35a GmbHG, § 37a HGB.
  const business =
    register &&
    [
      fill(letterTexts.seat, { town: seat }),
      register,
      ...(by ? [fill(letterTexts.representedBy, { name: by })] : []),
    ].join(' · ');
  const link = (label: string, screen: Screen) => ({
    label,
    url: `${baseUrl}${href(screen, lang)}`,
  });
  const { declareLink } = texts.confirmation;
  return {
    reason,
    sender: [company.name, where, business, company.email].filter((line) => line !== ''),
    links: [
      link(letterTexts.terms, 'terms'),
      link(letterTexts.withdrawal, 'withdrawal'),
      ...(isDemo(mode) ? [] : [link(declareLink, 'declareWithdrawal')]),
      link(letterTexts.privacy, 'privacy'),
      link(letterTexts.imprint, 'imprint'),
    ],
  };
}
