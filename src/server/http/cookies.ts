import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../env.ts';

const PREFIX = 'elvare';

type ServedAt = Pick<Settings, 'baseUrl'>;

/** True if visitors reach the shop by https, so that its cookies can be `Secure`. */
export function isServedSecurely({ baseUrl }: ServedAt): boolean {
  return baseUrl.startsWith('https://');
}

/**
 * Returns the prefix of every cookie of the shop. With https it starts with `__Host-`: no subdomain and no
 * plain connection can set such a cookie. It requires `Secure`, `Path=/` and no `Domain`.
 */
export function cookiePrefix(place: ServedAt): string {
  return `${isServedSecurely(place) ? '__Host-' : ''}${PREFIX}`;
}

/** Returns the full name of a cookie of the shop. */
export function cookieName(place: ServedAt, name: string): string {
  return `${cookiePrefix(place)}.${name}`;
}

/** The raw value of a cookie in a `Cookie` header. */
function rawValue(header: string, name: string): string | undefined {
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

/** Longest accepted value, in characters; every cookie of the shop is shorter. */
const MAX_LENGTH = 1000;

/**
 * Returns a cookie of the shop from a `Cookie` header, decoded; undefined if it is absent or malformed.
 * Takes microseconds, because every beat calls it.
 */
export function readCookie(
  header: string | null | undefined,
  place: ServedAt,
  name: string,
): string | undefined {
  if (!header) return undefined;
  const raw = rawValue(header, cookieName(place, name));
  if (!raw || raw.length > MAX_LENGTH) return undefined;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

/** Compares signatures in constant time. */
export function isSameSignature(given: Buffer, ours: Buffer): boolean {
  return given.length === ours.length && timingSafeEqual(given, ours);
}
