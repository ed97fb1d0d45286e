import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import { checkoutAttemptBody, createCheckoutBody, idempotencyKey } from '#contract/checkout.ts';
import { currentUser } from '../auth/login.ts';
import { codeValues } from '../discount-codes/discount-codes.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { visitAtCheckout } from '../visits/checkout-visit.ts';
import { noteCheckout } from '../visits/paid-carts.ts';
import { isOwn, keepAsOwn } from './own-checkouts.ts';
import { isCheckoutId, readAttempt, readCheckout } from './read-checkout.ts';
import { startCheckout } from './start.ts';

/** Checkout and the state of its attempt (docs/specification.md#7-interfaces). */
export function checkoutRoutes(shop: Shop): Hono {
  const routes = new Hono();

  routes.post(API.createCheckout, async (c) => {
    const tooMany = limited(c, shop, 'createCheckout');
    if (tooMany) return tooMany;
    const key = idempotencyKey.safeParse(c.req.header('idempotency-key') ?? null);
    if (!key.success) return failure(c, 'invalid_body', { about: 'Idempotency-Key' });
    const read = await readJson(c, createCheckoutBody);
    if (!read.ok) return read.response;
    // An account that was deleted meanwhile can't have an order: that is then a guest's.
    const user = await currentUser(shop, c.req.raw);
    const started = await startCheckout(shop, {
      body: read.value,
      language: languageOf(c),
      key: key.data,
      user: user && { id: user.id, email: user.email },
      network: limitKey(c.get('address')),
      referrer: await visitAtCheckout(shop, c.req.header('x-visit')),
    });
    if (started.ok) {
      await noteCheckout(shop, c.req.header('x-visit'), started.checkoutSessionId);
      keepAsOwn(c, shop.settings, started.checkoutSessionId);
      return c.json({ url: started.url });
    }
    const values = started.values ?? codeValues(started, languageOf(c));
    // The drawer asks next what is left, and what is known may be older than the last sale.
    if (started.code === 'sold_out') shop.parts.soldOut.forget();
    return failure(c, started.code, { item: started.index, lines: started.lines, values });
  });

  routes.get(API.checkout, async (c) => {
    const tooMany = limited(c, shop, 'readCheckout');
    if (tooMany) return tooMany;
    const id = c.req.param('session_id');
    if (!isCheckoutId(id)) return failure(c, 'not_found');
    const reader = isOwn(c, shop.settings, id) ? 'buyer' : await currentUser(shop, c.req.raw);
    const reply = await readCheckout(shop, id, reader);
    if (!reply) return failure(c, 'not_found');
    c.header('cache-control', 'no-store');
    return c.json(reply);
  });

  routes.post(API.checkoutAttempt, async (c) => {
    const tooMany = limited(c, shop, 'checkoutAttempt');
    if (tooMany) return tooMany;
    const read = await readJson(c, checkoutAttemptBody);
    if (!read.ok) return read.response;
    return c.json(await readAttempt(shop, read.value.key));
  });

  return routes;
}
