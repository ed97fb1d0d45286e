import { createHash } from 'node:crypto';
import type { Settings } from '../env.ts';
import { sign } from '../keys.ts';
import { isSameSignature, readCookie } from './cookies.ts';

/** The library's name for the cookie that carries a login's token. */
export const TOKEN_COOKIE = 'session_token';

/**
 * The login's token from a `Cookie` header, if it carries this shop's signature. Takes microseconds
 * and no database, for requests that come every few seconds; whether the login still exists is the
 * caller's question to the database. The format is the library's (`<token>.<HMAC-SHA-256>`,
 * URL-encoded); the tests of `auth/routes.ts` fail should it change.
 */
export function readLoginToken(
  cookieHeader: string | null | undefined,
  settings: Settings,
): string | undefined {
  const value = readCookie(cookieHeader, settings, TOKEN_COOKIE);
  if (!value) return undefined;
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const ours = Buffer.from(sign(settings, 'logins', token), 'base64url');
  return isSameSignature(given, ours) ? token : undefined;
}

/** The value of a login's cookie in a `Cookie` header, if it carries this shop's signature. */
export function signedLogin(
  cookieHeader: string | null | undefined,
  settings: Settings,
): string | undefined {
  const token = readLoginToken(cookieHeader, settings);
  return token === undefined ? undefined : signToken(token, settings);
}

/** Returns the cookie's value for a login's token, in the library's format. */
export function signToken(token: string, settings: Settings): string {
  return `${token}.${Buffer.from(sign(settings, 'logins', token), 'base64url').toString('base64')}`;
}

/** Returns what the database keeps of a login's token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The same of the token that `readLoginToken` finds. */
export function readTokenHash(
  cookieHeader: string | null | undefined,
  settings: Settings,
): string | undefined {
  const token = readLoginToken(cookieHeader, settings);
  return token === undefined ? undefined : hashToken(token);
}
