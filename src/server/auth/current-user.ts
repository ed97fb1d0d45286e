import type { Shop } from '../shop.ts';
import { readLogin } from './login.ts';

export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: 'de' | 'en';
}

/** Returns the sender of a request, or null. `require-admin.ts` decides about admin rights. */
export async function currentUser(
  shop: Shop,
  request: { readonly headers: Headers },
): Promise<CurrentUser | null> {
  return (await readLogin(shop, request, { isUse: true }))?.user ?? null;
}
