import { callApi } from '#browser/api.ts';
import { formReply } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';

/** Action of a mailed newsletter link. */
interface NewsletterLink {
  readonly action: 'confirm' | 'unsubscribe';
  readonly token: string;
}

export type LinkResult = 'confirmed' | 'unsubscribed' | 'invalid' | 'offline' | 'failed';

/** Reads `#token=…` or `#unsubscribe=…`; undefined for a visit without either. */
export function readLink(text: string): NewsletterLink | undefined {
  const query = new URLSearchParams(text.replace(/^#/, ''));
  const leaving = query.get('unsubscribe');
  if (leaving !== null) return { action: 'unsubscribe', token: leaving };
  const token = query.get('token');
  return token === null ? undefined : { action: 'confirm', token };
}

const NOT_OURS = ['invalid_token', 'invalid_body'];

/** Does what the link asks for. A POST, because programs that look into mails follow links. */
export async function followLink(
  { action, token }: NewsletterLink,
  lang: Lang,
): Promise<LinkResult> {
  const name =
    action === 'confirm' ? 'POST /api/newsletter/confirm' : 'POST /api/newsletter/unsubscribe';
  const reply = await callApi(name, { body: { token, language: lang } }, formReply);
  if (reply.ok) return action === 'confirm' ? 'confirmed' : 'unsubscribed';
  if (reply.code === 'offline') return 'offline';
  return NOT_OURS.includes(reply.code) ? 'invalid' : 'failed';
}
