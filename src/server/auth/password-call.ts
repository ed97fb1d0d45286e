import { isAPIError } from 'better-auth/api';
import type { Context } from 'hono';
import type { ErrorCode } from '#contract/errors.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limited.ts';
import type { LimitName } from '../http/limits.ts';
import type { RangeShop } from '../shop.ts';
import type { HasAuth } from './auth-parts.ts';
import { CODES_LOCKED_S } from './login-times.ts';

/** The library's error codes that a shopper can cause, as ours. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  INVALID_PASSWORD: 'invalid_credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'invalid_credentials',
  // After `emailTaken` said no, only another sign-up at the same moment can be the cause.
  FAILED_TO_CREATE_USER: 'account_exists',
  USER_ALREADY_EXISTS: 'account_exists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account_exists',
  PASSWORD_TOO_SHORT: 'password_too_short',
  INVALID_TOKEN: 'invalid_token',
  TOKEN_EXPIRED: 'invalid_token',
  USER_NOT_FOUND: 'invalid_token',
  INVALID_EMAIL: 'invalid_body',
  VALIDATION_ERROR: 'invalid_body',
  PASSWORD_TOO_LONG: 'invalid_body',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  // Without a code of its own: another request used a recovery code at the same moment.
  CONFLICT: 'wrong_code',
  INVALID_TWO_FACTOR_COOKIE: 'second_step_over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second_step_over',
  ACCOUNT_TEMPORARILY_LOCKED: 'codes_locked',
  TOTP_ALREADY_ENABLED: 'factor_exists',
  TOTP_NOT_ENABLED: 'not_found',
  TWO_FACTOR_NOT_ENABLED: 'not_found',
  PASSKEY_NEEDED: 'passkey_needed',
  CHALLENGE_NOT_FOUND: 'passkey_refused',
  PASSKEY_NOT_FOUND: 'passkey_refused',
  AUTHENTICATION_FAILED: 'passkey_refused',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey_refused',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'passkey_refused',
};

interface CallLimit {
  readonly name: LimitName;
  /** The limit's own key; the client's address without it. */
  readonly key?: string;
}

type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ErrorCode; readonly response: Response };

/**
 * Calls the library for a request that hashes a password or sends a mail: within `limits`, at its
 * turn (`password-gate.ts`), its expected errors turned into ours. Anything else is thrown.
 */
export async function passwordCall<T>(
  shop: RangeShop & HasAuth,
  c: Context,
  limits: readonly CallLimit[],
  call: () => Promise<T>,
  turn: { readonly first?: boolean } = {},
): Promise<CallResult<T>> {
  for (const { name, key } of limits) {
    const refused = limited(c, shop, name, key);
    if (refused) return { ok: false, code: 'rate_limited', response: refused };
  }
  try {
    const done = await shop.parts.auth.gate.run(async () => ({ value: await call() }), turn);
    if (done) return { ok: true, value: done.value };
    const response = failure(c, 'unavailable', { retryAfterSeconds: 5 });
    return { ok: false, code: 'unavailable', response };
  } catch (error) {
    const code = isAPIError(error) ? CODES[error.body?.code ?? error.status] : undefined;
    if (!code) throw error;
    const wait = code === 'codes_locked' ? { retryAfterSeconds: CODES_LOCKED_S } : {};
    return { ok: false, code, response: failure(c, code, wait) };
  }
}
