import type { Context } from 'hono';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import type { HasCatalogue, Shop } from '../shop.ts';
import { limitKey } from './client-address.ts';
import { LIMITS, type LimitName } from './limits.ts';

type LimitingShop = Pick<Shop, 'limits' | 'settings'> & HasCatalogue;

/** Returns a 429 response if the limit is reached, else undefined. `key` defaults to the address. */
export function limited(
  c: Context,
  shop: LimitingShop,
  name: LimitName,
  key: string = limitKey(c.get('address')),
): Response | undefined {
  const wait = shop.limits.take(name, key);
  if (wait === 0) return undefined;
  return 'mails' in LIMITS[name]
    ? refuseMail(c, shop, wait)
    : failure(c, 'rate_limited', { retryAfterSeconds: wait });
}

/** Refuses what would mail an address that nobody has proved, and names other ways to reach the shop. */
export function refuseMail(
  c: Context,
  shop: Omit<LimitingShop, 'limits'>,
  retryAfterSeconds: number,
): Response {
  const { company } = firmOf(shop);
  const post = [company.name, company.street, company.city].filter(Boolean).join(', ');
  const values = { email: company.email, post };
  return failure(c, 'too_many_mails', { retryAfterSeconds, values });
}
