import { createHmac } from 'node:crypto';
import type { Shop } from '../shop.ts';

/**
 * Derives the token that only readers of a mail to that address have. It is not stored, so that asking twice
 * sends the same link and the older mail's still works; only its hash is in the database.
 */
export function newsletterToken(
  shop: { readonly settings: Pick<Shop['settings'], 'authSecret'> },
  email: string,
): string {
  return createHmac('sha256', shop.settings.authSecret)
    .update(`newsletter:${email}`)
    .digest('base64url');
}
