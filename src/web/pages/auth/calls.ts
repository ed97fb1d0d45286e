import * as z from 'zod/mini';
import { accountEmail, accountReply } from '../../../contract/account.ts';
import { AUTH_PATHS } from '../../../contract/auth-paths.ts';
import type { Lang } from '../../../routes.ts';
import { emitAuthEvent } from '../../account/account-store.ts';
import { type ApiResult, sendJson } from '../../api.ts';

const okReply = z.object({ ok: z.boolean() });

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function isEmail(text: string): boolean {
  return z.safeParse(accountEmail, text).success;
}

/** Signs in; the account store and the other tabs know at once. */
export async function signIn(credentials: Credentials, language: Lang) {
  const result = await sendJson(AUTH_PATHS.signIn, { ...credentials, language }, accountReply);
  if (result.ok && result.data.session) emitAuthEvent('SIGNED_IN', result.data.session);
  return result;
}

/** Creates the account; it does not sign in (decision 18). */
export function signUp(credentials: Credentials, language: Lang) {
  return sendJson(AUTH_PATHS.signUp, { ...credentials, language }, okReply);
}

/** Answers the same for every address. */
export function requestReset(email: string, language: Lang): Promise<ApiResult<{ ok: boolean }>> {
  return sendJson(AUTH_PATHS.requestPasswordReset, { email, language }, okReply);
}

export function resetPassword(token: string, password: string, language: Lang) {
  return sendJson(AUTH_PATHS.resetPassword, { token, password, language }, okReply);
}
