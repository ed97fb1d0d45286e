import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { contactBody, emailAddress, formReply, withdrawalBody, withdrawalReply } from '../forms.ts';
import type { Endpoints } from './endpoint.ts';

const language = z.optional(z.enum(LANGS));
export const newsletterToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
export const newsletterUnsubscribeBody = z.strictObject({ token: newsletterToken, language });

const form = { for: 'anyone', bodyLimit: 32 * 1024, reply: formReply } as const;
const token = { ...form, limit: 'account', body: newsletterUnsubscribeBody } as const;

export const FORM_ENDPOINTS = {
  /** Asks for the double opt-in mail. Returns the same reply for every address. */
  'POST /api/newsletter': {
    ...form,
    limit: 'newsletter',
    body: z.strictObject({ email: emailAddress, language }),
  },
  /** The token of the opt-in mail (`/newsletter#token=…`). */
  'POST /api/newsletter/confirm': token,
  /**
   * The token of `/newsletter#unsubscribe=…`. Mail programs post a form with the token in the query (RFC 8058), so
   * the handler reads the body.
   */
  'POST /api/newsletter/unsubscribe': { ...form, limit: 'account' },
  /** Asks to be told when something sold out is back. Returns the same reply for every address. */
  'POST /api/stock-requests': {
    ...form,
    limit: 'newsletter',
    body: z.strictObject({
      mark: z.string().check(z.minLength(1), z.maxLength(200)),
      email: emailAddress,
      language,
    }),
  },
  /** Tokens of its opt-in mail (`/newsletter#back=…`, `#forget=…`). */
  'POST /api/stock-requests/confirm': token,
  'POST /api/stock-requests/forget': token,
  'POST /api/contact': { ...form, limit: 'contact', body: contactBody },
} as const satisfies Endpoints;

/** Declares a withdrawal; the reply is the same whether the order exists or not. */
export const WITHDRAWAL_ENDPOINTS = {
  'POST /api/withdrawals': {
    ...form,
    limit: 'withdrawal',
    body: withdrawalBody,
    reply: withdrawalReply,
  },
} as const satisfies Endpoints;
