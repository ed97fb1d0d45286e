import { createHash } from 'node:crypto';
import type { LINK_KINDS } from '#contract/account.ts';
import type { Settings } from '../env.ts';
import { sign } from '../keys.ts';

export type LinkKind = (typeof LINK_KINDS)[number];

/**
 * Derives a link's token from the id of its row, so that no table holds it: the database knows its
 * hash, the queued mail the id. Nobody makes it without the shop's secret.
 */
export function linkToken(settings: Pick<Settings, 'authSecret'>, kind: LinkKind, id: string) {
  return sign(settings, 'links', `${kind} ${id}`);
}

/** The key of a link's row. */
export function linkIdentifier(kind: LinkKind, token: string): string {
  return `${kind}:${createHash('sha256').update(token).digest('base64url')}`;
}

/**
 * Derives the token that only readers of a mail to that address have. It is not stored, so that asking twice
 * sends the same link and the older mail's still works; only its hash is in the database.
 */
export function newsletterToken(
  shop: { readonly settings: Pick<Settings, 'authSecret'> },
  email: string,
): string {
  return sign(shop.settings, 'newsletter', email);
}

/**
 * Derives the token of an order's page from its id and mail address, so that it ends with either. It names no person.
 */
export function orderToken(
  settings: Pick<Settings, 'authSecret'>,
  id: string,
  email: string,
): string {
  return `${id}.${sign(settings, 'orders', `${id} ${email.toLowerCase()}`)}`;
}

/** Derives the token of a request for a sold-out mark, as `newsletterToken()` does. */
export const stockRequestToken = (
  settings: Pick<Settings, 'authSecret'>,
  mark: string,
  email: string,
): string => sign(settings, 'stock requests', `${mark} ${email}`);
