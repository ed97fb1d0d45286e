import { href, type Lang } from '#routes.ts';

/** `/auth`, which leads to an address of this shop after the login. */
export function signInAddress(lang: Lang, address: string): string {
  return `${href('auth', lang)}?next=${encodeURIComponent(address)}`;
}
