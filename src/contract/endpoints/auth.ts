import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { accountEmail, LINK_KINDS } from '../account.ts';
import { accountReply } from '../account-session.ts';
import { formReply } from '../forms.ts';
import { recoveryCodesReply, securityReply, totpReply } from '../security.ts';
import { plain, singleLine, storable } from '../text.ts';
import type { Endpoints } from './endpoint.ts';

/** Most limits of these endpoints are by account or login, so their handlers check them (`passwordCall`). */

/** A login with its address is under 1 KB; a reset token adds little. */
const bodyLimit = 4 * 1024;
const anyone = { for: 'anyone', bodyLimit } as const;
const customer = { for: 'customer', bodyLimit } as const;

export const language = z.optional(z.enum(LANGS));
/** Longer ones would only cost hashing time. Too short ones are answered with a code of their own. */
const password = z.string().check(z.minLength(1), z.maxLength(128));
/** From the link of a mail. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** Six digits of an authenticator app, or a recovery code. */
const code = z.string().check(z.minLength(1), z.maxLength(40), storable);
const passwordBody = z.strictObject({ password, language });
const codeBody = z.strictObject({ code, language });
export const rowBody = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100), storable),
  language,
});
const newPasswordBody = z.strictObject({ token, password, language });
/**
 * Without the account's login in this browser its password says that the reader made the account; `proof_needed`
 * else.
 */
const proofBody = z.strictObject({ token, password: z.optional(password), language });

export const LOGIN_ENDPOINTS = {
  'GET /api/auth/session': { for: 'anyone', reply: accountReply },
  'POST /api/auth/sign-in/email': {
    ...anyone,
    body: z.strictObject({ email: accountEmail, password, language }),
    reply: accountReply,
  },
  /** Only after a right password, within ten minutes; five wrong codes end it. */
  'POST /api/auth/second-step': { ...anyone, body: codeBody, reply: accountReply },
  'POST /api/auth/sign-up/email': {
    ...anyone,
    body: z.strictObject({
      email: accountEmail,
      password,
      name: z.optional(z.string().check(z.maxLength(100), singleLine, storable, plain)),
      language,
    }),
    reply: formReply,
  },
  'POST /api/auth/sign-out': { for: 'anyone', reply: formReply },
} as const satisfies Endpoints;

export const LINK_ENDPOINTS = {
  /** Returns the same reply for every address. */
  'POST /api/auth/request-password-reset': {
    ...anyone,
    body: z.strictObject({ email: accountEmail, language }),
    reply: formReply,
  },
  /** Says whether a link is still good (`invalid_token` else), and leaves it as it is. */
  'POST /api/auth/check-link': {
    ...anyone,
    limit: 'account',
    body: z.strictObject({ kind: z.enum(LINK_KINDS), token }),
    reply: formReply,
  },
  /** Of `/auth#reset=<token>`. */
  'POST /api/auth/reset-password': { ...anyone, body: newPasswordBody, reply: formReply },
  /** Of `/auth#einladung=<token>`, from who works in the back office from then on. */
  'POST /api/auth/accept-invitation': { ...anyone, body: newPasswordBody, reply: formReply },
  /** Of `/auth#verify=<token>`, for an account that the reader did not make. */
  'POST /api/auth/claim-account': { ...anyone, body: newPasswordBody, reply: formReply },
  'POST /api/auth/send-verification-email': { for: 'customer', reply: formReply },
  /** Of `/auth#verify=<token>`. */
  'POST /api/auth/verify-email': { ...anyone, body: proofBody, reply: formReply },
  /** Of `/konto#adresse=<token>`. */
  'POST /api/auth/confirm-email': { ...anyone, body: proofBody, reply: formReply },
} as const satisfies Endpoints;

/** Both ask for the password; a second factor is not to be passed by with it alone. */
export const CHANGE_ENDPOINTS = {
  /** Ends every other login of the account and its links; this browser gets a fresh login. */
  'POST /api/auth/change-password': {
    ...customer,
    fresh: 'factor',
    body: z.strictObject({ current: password, password, language }),
    reply: accountReply,
  },
  /** Returns the same reply for every address; the account keeps its own until the mail is confirmed. */
  'POST /api/auth/change-email': {
    ...customer,
    fresh: 'factor',
    body: z.strictObject({ email: accountEmail, password, language }),
    reply: formReply,
  },
} as const satisfies Endpoints;

export const SECURITY_ENDPOINTS = {
  'GET /api/auth/security': { for: 'customer', reply: securityReply },
  'POST /api/auth/end-login': { ...customer, fresh: 'always', body: rowBody, reply: formReply },
  'POST /api/auth/end-other-logins': { for: 'customer', fresh: 'always', reply: formReply },
  /** Takes the code of an authenticator app, or the password of an account without a factor. A passkey signs in anew. */
  'POST /api/auth/confirm': {
    ...customer,
    body: z.strictObject({ password: z.optional(password), code: z.optional(code), language }),
    reply: formReply,
  },
} as const satisfies Endpoints;

export const TOTP_ENDPOINTS = {
  'POST /api/auth/totp/start': {
    ...customer,
    fresh: 'factor',
    body: passwordBody,
    reply: totpReply,
  },
  /** The app's first code proves that it is set up; from then on signing in requires one. */
  'POST /api/auth/totp/finish': {
    ...customer,
    fresh: 'factor',
    body: codeBody,
    reply: accountReply,
  },
  'POST /api/auth/totp/remove': {
    ...customer,
    fresh: 'always',
    body: passwordBody,
    reply: accountReply,
  },
  'POST /api/auth/recovery-codes': {
    ...customer,
    fresh: 'always',
    body: passwordBody,
    reply: recoveryCodesReply,
  },
} as const satisfies Endpoints;
