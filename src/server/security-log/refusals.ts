import type { Context, MiddlewareHandler } from 'hono';
import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import type { SecurityKind } from '#contract/desk-security.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { readCookie } from '../http/cookies.ts';
import { readLoginToken, TOKEN_COOKIE } from '../http/login-token.ts';
import type { Shop } from '../shop.ts';
import { noteRefusal } from './security-log.ts';

/** Refusals that concern security, by their error code. */
const KINDS: { readonly [Code in ErrorCode]?: SecurityKind } = {
  invalid_credentials: 'proof_refused',
  wrong_code: 'proof_refused',
  second_step_over: 'proof_refused',
  passkey_refused: 'proof_refused',
  rate_limited: 'slowed_down',
  forbidden: 'access_refused',
  factor_needed: 'access_refused',
  new_password_needed: 'access_refused',
  confirm_needed: 'access_refused',
  foreign_origin: 'foreign_origin',
  bad_signature: 'bad_signature',
  invalid_token: 'link_refused',
  // Our own pages send none of these.
  invalid_body: 'input_refused',
  invalid_quantity: 'input_refused',
  price_mismatch: 'input_refused',
};

const SIGN_IN: readonly string[] = [
  AUTH_PATHS.signIn,
  AUTH_PATHS.secondStep,
  AUTH_PATHS.passkeyLogin,
];
const BACK_OFFICE = /^\/api\/(admin|desk)\//;
/** Too many beats are a crowded office, not an attack on an account. */
const VISITS = [API.activeSession.replace(':session_id', ''), API.cleanupSession, API.viewers];

function kindOf(c: Context, { settings }: Shop, code: ErrorCode): SecurityKind | undefined {
  const { path } = c.req;
  if (code === 'not_signed_in') {
    const cookies = c.req.header('cookie');
    const isForged =
      readCookie(cookies, settings, TOKEN_COOKIE) !== undefined &&
      readLoginToken(cookies, settings) === undefined;
    if (isForged) return 'bad_signature';
    return BACK_OFFICE.test(path) ? 'access_refused' : undefined;
  }
  const kind = KINDS[code];
  if (kind === 'proof_refused' && SIGN_IN.includes(path)) return 'sign_in_refused';
  return kind === 'slowed_down' && VISITS.some((visit) => path.startsWith(visit))
    ? undefined
    : kind;
}

/** Writes refusals that concern security into the security log, with the code that was answered. */
export function logRefusals(shop: Shop): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const code = c.get('refusal');
    if (code === undefined) return;
    const kind = kindOf(c, shop, code);
    if (kind !== undefined) noteRefusal(shop, c, kind, { code });
  };
}
