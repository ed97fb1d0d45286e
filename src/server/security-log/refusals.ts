import type { Context } from 'hono';
import type { SecurityKind } from '#contract/admin-security.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { readCookie } from '../http/cookies.ts';
import { readLoginToken, TOKEN_COOKIE } from '../http/login-token.ts';
import type { Shop } from '../shop.ts';
import { type HasSecurityLog, noteRefusal } from './security-log.ts';

/** Refusals that concern security, by their error code. */
const KINDS: { readonly [Code in ErrorCode]?: SecurityKind } = {
  invalid_credentials: 'sign_in_refused',
  wrong_code: 'sign_in_refused',
  second_step_over: 'sign_in_refused',
  codes_locked: 'sign_in_refused',
  passkey_refused: 'sign_in_refused',
  rate_limited: 'slowed_down',
  too_many_mails: 'slowed_down',
  forbidden: 'access_refused',
  role_forbids: 'access_refused',
  refund_needs_owner: 'access_refused',
  factor_needed: 'access_refused',
  new_password_needed: 'access_refused',
  confirm_needed: 'access_refused',
  foreign_origin: 'request_refused',
  bad_signature: 'request_refused',
  invalid_token: 'request_refused',
  // Our own pages send none of these.
  invalid_body: 'request_refused',
  invalid_quantity: 'request_refused',
  price_mismatch: 'request_refused',
};

const BACK_OFFICE = /^\/api\/admin\//;
/** Too many beats are a crowded office, not an attack on an account. */
const VISITS = ['/api/active-sessions/', '/api/cleanup-session'];

function kindOf(c: Context, { settings }: Shop, code: ErrorCode): SecurityKind | undefined {
  const { path } = c.req;
  if (code === 'not_signed_in') {
    const cookies = c.req.header('cookie');
    const isForged =
      readCookie(cookies, settings, TOKEN_COOKIE) !== undefined &&
      readLoginToken(cookies, settings) === undefined;
    if (isForged) return 'request_refused';
    return BACK_OFFICE.test(path) ? 'access_refused' : undefined;
  }
  const kind = KINDS[code];
  return kind === 'slowed_down' && VISITS.some((visit) => path.startsWith(visit))
    ? undefined
    : kind;
}

/** Writes a refusal that concerns security into the security log, with the code that was answered. */
export function logRefusal(shop: Shop & HasSecurityLog, c: Context): void {
  const code = c.get('refusal');
  if (code === undefined) return;
  const kind = kindOf(c, shop, code);
  if (kind !== undefined) noteRefusal(shop, c, kind, { code });
}
