import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Settings } from '../env.ts';
import { cookieName, isSameSignature, isServedSecurely, readCookie } from '../http/cookies.ts';
import { sign } from '../keys.ts';

const COOKIE = 'device';
/** Accounts that one browser remembers having been signed in to. */
const KEPT = 3;
const KEPT_SECONDS = 180 * 24 * 60 * 60;
const MARK_LENGTH = 16;

/** The signature of a mark. */
const signatureOf = (settings: Settings, email: string, mark: string) =>
  sign(settings, 'devices', `device ${mark} ${email}`).slice(0, 22);

function entriesIn(c: Context, settings: Settings): string[] {
  return (readCookie(c.req.header('cookie'), settings, COOKIE) ?? '').split('.').filter(Boolean);
}

/** The mark of this browser if it was signed in to the account before. It identifies no person. */
export function knownDevice(c: Context, settings: Settings, email: string): string | undefined {
  for (const entry of entriesIn(c, settings)) {
    const mark = entry.slice(0, MARK_LENGTH);
    const given = Buffer.from(entry.slice(MARK_LENGTH));
    const ours = Buffer.from(signatureOf(settings, email, mark));
    if (isSameSignature(given, ours)) return mark;
  }
  return undefined;
}

/**
 * Lets this browser sign in to the account later whatever strangers try meanwhile
 * (docs/decisions/0041-guessing-is-slowed-down-not-refused.md).
 */
export function rememberDevice(c: Context, settings: Settings, email: string): void {
  if (knownDevice(c, settings, email) !== undefined) return;
  const mark = randomBytes(12).toString('base64url');
  const entries = [`${mark}${signatureOf(settings, email, mark)}`, ...entriesIn(c, settings)];
  setCookie(c, cookieName(settings, COOKIE), entries.slice(0, KEPT).join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isServedSecurely(settings),
    maxAge: KEPT_SECONDS,
  });
}
