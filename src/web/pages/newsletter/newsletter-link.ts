import { callApi } from '#browser/api.ts';
import { formReply } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';

/** Parameters of mailed links: newsletter, and requests for what is sold out. The first that is there counts. */
const PARAMS = {
  unsubscribe: 'unsubscribe',
  forget: 'forget',
  confirm: 'token',
  back: 'back',
} as const;

const ENDPOINTS = {
  confirm: 'POST /api/newsletter/confirm',
  unsubscribe: 'POST /api/newsletter/unsubscribe',
  back: 'POST /api/stock-requests/confirm',
  forget: 'POST /api/stock-requests/forget',
} as const;

const RESULTS = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
  back: 'noted',
  forget: 'forgotten',
} as const;

/** Action of a mailed link. */
export interface NewsletterLink {
  readonly action: keyof typeof PARAMS;
  readonly token: string;
}

export type LinkResult = (typeof RESULTS)[keyof typeof RESULTS] | 'invalid' | 'offline' | 'failed';

/** Reads `#token=…` and the like; undefined for a visit without one. */
export function readLink(text: string): NewsletterLink | undefined {
  const query = new URLSearchParams(text.replace(/^#/, ''));
  for (const [action, param] of Object.entries(PARAMS)) {
    const token = query.get(param);
    if (token !== null) return { action: action as keyof typeof PARAMS, token };
  }
  return undefined;
}

const NOT_OURS = ['invalid_token', 'invalid_body'];

/** Does what the link asks for. A POST, because programs that look into mails follow links. */
export async function followLink(
  { action, token }: NewsletterLink,
  lang: Lang,
): Promise<LinkResult> {
  const body = { token, language: lang };
  const reply = await callApi(ENDPOINTS[action], { body }, formReply);
  if (reply.ok) return RESULTS[action];
  if (reply.code === 'offline') return 'offline';
  return NOT_OURS.includes(reply.code) ? 'invalid' : 'failed';
}
