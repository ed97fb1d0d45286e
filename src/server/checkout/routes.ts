import type { Hono } from 'hono';
import { idempotencyKey } from '#contract/checkout.ts';
import { CHECKOUT_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { currentUser } from '../auth/login.ts';
import { codeValues } from '../discount-codes/discount-codes.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasLegalTexts } from '../mail/legal-text.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { visitAtCheckout } from '../visits/checkout-visit.ts';
import type { HasVisits } from '../visits/ingest.ts';
import { noteCheckout } from '../visits/paid-carts.ts';
import { isOwn, keepAsOwn } from './own-checkouts.ts';
import { isCheckoutId, readAttempt, readCheckout } from './read-checkout.ts';
import { startCheckout } from './start.ts';

/** Checkout and the state of its attempt (docs/specification.md#7-interfaces). */
export function checkoutRoutes(shop: PaymentShop & HasLegalTexts & HasSoldOut & HasVisits): Hono {
  return serve(CHECKOUT_ENDPOINTS, {
    'POST /api/create-checkout': async (c, { body }) => {
      const key = idempotencyKey.safeParse(c.req.header('idempotency-key') ?? null);
      if (!key.success) return failure(c, 'invalid_body', { about: 'Idempotency-Key' });
      // An account that was deleted meanwhile can't have an order: that is then a guest's.
      const user = await currentUser(shop, c.req.raw);
      const started = await startCheckout(shop, {
        body,
        language: languageOf(c),
        key: key.data,
        user: user && { id: user.id, email: user.email },
        network: limitKey(c.get('address')),
        referrer: await visitAtCheckout(shop, c.req.header('x-visit')),
      });
      if (started.ok) {
        await noteCheckout(shop, c.req.header('x-visit'), started.checkoutSessionId);
        keepAsOwn(c, shop.settings, started.checkoutSessionId);
        return { url: started.url };
      }
      const values = started.values ?? codeValues(started, languageOf(c));
      // The drawer asks next what is left, and what is known may be older than the last sale.
      if (started.code === 'sold_out') shop.parts.soldOut.forget();
      return failure(c, started.code, { item: started.index, lines: started.lines, values });
    },
    'GET /api/checkout/:session_id': async (c, { params: { session_id: id } }) => {
      if (!isCheckoutId(id)) return failure(c, 'not_found');
      const reader = isOwn(c, shop.settings, id) ? 'buyer' : await currentUser(shop, c.req.raw);
      return (await readCheckout(shop, id, reader)) ?? failure(c, 'not_found');
    },
    'POST /api/checkout-attempt': (_, { body }) => readAttempt(shop, body.key),
  });
}
