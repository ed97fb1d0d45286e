import * as z from 'zod/mini';
import { accountEmail, accountReply } from '#contract/account.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import type { Lang } from '#routes.ts';
import { keepLogin } from '#web/account/keep-login.ts';
import { type ApiResult, sendJson } from '#web/api.ts';

const okReply = z.object({ ok: z.boolean() });

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function isEmail(text: string): boolean {
  return z.safeParse(accountEmail, text).success;
}

/** Signs in; the account store and the other tabs know at once. */
export async function signIn(credentials: Credentials, language: Lang) {
  return keepLogin(await sendJson(AUTH_PATHS.signIn, { ...credentials, language }, accountReply));
}

/** The second step of a sign-in whose account has an authenticator app. */
export async function secondStep(code: string, language: Lang) {
  return keepLogin(await sendJson(AUTH_PATHS.secondStep, { code, language }, accountReply));
}

/** Creates the account; it does not sign in. */
export function signUp(credentials: Credentials, language: Lang) {
  return sendJson(AUTH_PATHS.signUp, { ...credentials, language }, okReply);
}

/** Returns the same reply for every address. */
export function requestReset(email: string, language: Lang): Promise<ApiResult<{ ok: boolean }>> {
  return sendJson(AUTH_PATHS.requestPasswordReset, { email, language }, okReply);
}

export function resetPassword(token: string, password: string, language: Lang) {
  return sendJson(AUTH_PATHS.resetPassword, { token, password, language }, okReply);
}

/** Without a password, for whoever is signed in to the account in this browser. */
export function verifyEmail(
  proof: { readonly token: string; readonly password?: string },
  language: Lang,
) {
  return sendJson(AUTH_PATHS.verifyEmail, { ...proof, language }, okReply);
}

/** Makes an account with the reader's address the reader's own. */
export function claimAccount(token: string, password: string, language: Lang) {
  return sendJson(AUTH_PATHS.claimAccount, { token, password, language }, okReply);
}

/** Removes an account that somebody else made with the reader's address. */
export function removeAccount(token: string, language: Lang) {
  return sendJson(AUTH_PATHS.removeAccount, { token, language }, okReply);
}
