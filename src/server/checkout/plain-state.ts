import type { IncomingMessage } from 'node:http';
import { type PlainState, plainStateOf } from '#contract/plain-success.ts';
import { directAddress, limitKey, trustedProxies } from '../http/client-address.ts';
import type { Shop } from '../shop.ts';
import { isCheckoutId, readCheckout } from './read-checkout.ts';

/** A page is not kept waiting for a database that is away. */
const ANSWER_MS = 1_500;

/**
 * Tells what is known about the checkout in the query of `/success`, to whoever has the link: whether it
 * was paid, as its API does (docs/decisions/0025-access-to-a-paid-order.md).
 */
export function plainStates(shop: Shop): (request: IncomingMessage) => Promise<PlainState> {
  const trusted = trustedProxies(shop.settings.trustProxy);
  return async (request) => {
    const id = new URLSearchParams((request.url ?? '').split('?')[1]).get('session_id') ?? '';
    if (!isCheckoutId(id)) return 'unknown';
    const address = directAddress(request, trusted);
    if (shop.limits.take('readCheckout', limitKey(address)) > 0) return 'offline';
    const known = readCheckout(shop, id, null).then((reply) => plainStateOf(reply?.status));
    const late = new Promise<PlainState>((resolve) => {
      setTimeout(resolve, ANSWER_MS, 'offline').unref();
    });
    return Promise.race([known, late]).catch((error: unknown) => {
      shop.log.warn('a payment could not be told without a script', { error: String(error) });
      return 'offline' as const;
    });
  };
}
