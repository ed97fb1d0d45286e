import { createHmac } from 'node:crypto';
import type { Settings } from '../env.ts';
import { cookieName, isSameSignature } from '../http/cookies.ts';

/** The library's name for the cookie that carries a login's token. */
const TOKEN = 'session_token';

function cookieValue(header: string, name: string): string | undefined {
  let from = 0;
  while (from < header.length) {
    const end = header.indexOf(';', from);
    const pair = header.slice(from, end === -1 ? header.length : end).trim();
    if (pair.startsWith(name) && pair[name.length] === '=') return pair.slice(name.length + 1);
    if (end === -1) return undefined;
    from = end + 1;
  }
  return undefined;
}

/**
 * The login's token from a `Cookie` header, if it carries this shop's signature. Takes microseconds
 * and no database, for requests that come every few seconds; whether the login still exists is the
 * caller's question to the database. The format is the library's (`<token>.<HMAC-SHA-256>`,
 * URL-encoded); the tests of `routes.ts` fail should it change.
 */
export function readLoginToken(
  cookieHeader: string | null | undefined,
  settings: Settings,
): string | undefined {
  if (!cookieHeader) return undefined;
  const raw = cookieValue(cookieHeader, cookieName(settings, TOKEN));
  if (!raw || raw.length > 300) return undefined;
  let value: string;
  try {
    value = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const ours = createHmac('sha256', settings.authSecret).update(token).digest();
  return isSameSignature(given, ours) ? token : undefined;
}
