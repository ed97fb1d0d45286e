import * as z from 'zod/mini';
import { keepLogin } from '#browser/account/keep-login.ts';
import { type ApiResult, callApi, okReply } from '#browser/api.ts';
import { accountEmail } from '#contract/account.ts';
import { accountReply } from '#contract/account-session.ts';
import type { Lang } from '#routes.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function isEmail(text: string): boolean {
  return z.safeParse(accountEmail, text).success;
}

/** Signs in; the account store and the other tabs know at once. */
export async function signIn(credentials: Credentials, language: Lang) {
  return keepLogin(
    await callApi(
      'POST /api/auth/sign-in/email',
      { body: { ...credentials, language } },
      accountReply,
    ),
  );
}

/** The second step of a sign-in whose account has an authenticator app. */
export async function secondStep(code: string, language: Lang) {
  return keepLogin(
    await callApi('POST /api/auth/second-step', { body: { code, language } }, accountReply),
  );
}

/** Creates the account; it does not sign in. */
export function signUp(credentials: Credentials, language: Lang) {
  return callApi('POST /api/auth/sign-up/email', { body: { ...credentials, language } }, okReply);
}

/** Returns the same reply for every address. */
export function requestReset(email: string, language: Lang): Promise<ApiResult<{ ok: boolean }>> {
  return callApi('POST /api/auth/request-password-reset', { body: { email, language } }, okReply);
}

export function resetPassword(token: string, password: string, language: Lang) {
  return callApi('POST /api/auth/reset-password', { body: { token, password, language } }, okReply);
}

/** Sets the password of the account that works in the back office from then on. */
export function acceptInvitation(token: string, password: string, language: Lang) {
  return callApi(
    'POST /api/auth/accept-invitation',
    { body: { token, password, language } },
    okReply,
  );
}

/** Without a password, for whoever is signed in to the account in this browser. */
export function verifyEmail(
  proof: { readonly token: string; readonly password?: string },
  language: Lang,
) {
  return callApi('POST /api/auth/verify-email', { body: { ...proof, language } }, okReply);
}

/** Makes an account with the reader's address the reader's own. */
export function claimAccount(token: string, password: string, language: Lang) {
  return callApi('POST /api/auth/claim-account', { body: { token, password, language } }, okReply);
}

/** Removes an account that somebody else made with the reader's address. */
export function removeAccount(token: string, language: Lang) {
  return callApi('POST /api/auth/remove-account', { body: { token, language } }, okReply);
}
