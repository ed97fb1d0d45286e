import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../env.ts';

export const COOKIE_PREFIX = 'elvare';

type Place = Pick<Settings, 'baseUrl'>;

/** Whether visitors reach the shop by https, so that cookies can be kept to it. */
export function isServedSecurely({ baseUrl }: Place): boolean {
  return baseUrl.startsWith('https://');
}

/** What a cookie of the shop is called where it is served. */
export function cookieName(place: Place, name: string): string {
  return `${isServedSecurely(place) ? '__Secure-' : ''}${COOKIE_PREFIX}.${name}`;
}

/** Compares signatures in a time that says nothing about where they differ. */
export function isSameSignature(given: Buffer, ours: Buffer): boolean {
  return given.length === ours.length && timingSafeEqual(given, ours);
}
