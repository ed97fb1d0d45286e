import type { AccountReply } from '#contract/account-session.ts';
import type { ApiResult } from '../api.ts';
import { emitAuthEvent } from './account-store.ts';
import { readSession } from './session.ts';

/** A right password, and a browser that kept no cookie of it. */
const NO_COOKIE = { ok: false, code: 'no_cookie', message: '' } as const;

/**
 * Takes the reply of a sign-in over into the account store. Asks the server whether the login is there: a browser
 * that blocks cookies gets the same reply and stays signed out.
 */
export async function keepLogin(result: ApiResult<AccountReply>): Promise<ApiResult<AccountReply>> {
  if (!result.ok) return result;
  // The second step is waited for in a cookie, too.
  if (result.data.second_step) return navigator.cookieEnabled ? result : NO_COOKIE;
  const session = await readSession();
  if (session === null) return NO_COOKIE;
  emitAuthEvent('SIGNED_IN', session ?? result.data.session);
  return result;
}
