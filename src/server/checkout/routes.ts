import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { idempotencyKey } from '#contract/checkout.ts';
import { CHECKOUT_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { mailedCartReply } from '#contract/mailed-cart.ts';
import { isDemo } from '#rules/claims.ts';
import { currentUser } from '../auth/login.ts';
import { codeValues } from '../discount-codes/discount-codes.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { limited, refuseMail } from '../http/limited.ts';
import { firstProblem } from '../http/read-json.ts';
import { serve } from '../http/serve.ts';
import { mails } from '../mail-queue/schema.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { visitAtCheckout } from '../visits/checkout-visit.ts';
import { type HasEntries, OPENED_HEADER } from '../visits/entries.ts';
import type { HasVisits } from '../visits/ingest.ts';
import { noteCheckout } from '../visits/paid-carts.ts';
import type { DraftRefusal } from './order-draft.ts';
import { pageOf } from './order-page.ts';
import { isOwn, keepAsOwn } from './own-checkouts.ts';
import type { OrderShop } from './pending-order.ts';
import { previewCheckout } from './preview.ts';
import { isCheckoutId, readAttempt, readCheckout } from './read-checkout.ts';
import { startCheckout } from './start.ts';

/** Checkout and the state of its attempt (docs/specification.md#7-interfaces). */
export function checkoutRoutes(
  shop: PaymentShop & OrderShop & HasSoldOut & HasVisits & HasEntries,
): Hono {
  const refuse = (c: Context, refusal: DraftRefusal) => {
    const values = refusal.values ?? codeValues(refusal, languageOf(c));
    // The drawer asks next what is left, and what is known may be older than the last sale.
    if (refusal.code === 'sold_out') shop.parts.soldOut.forget();
    if (refusal.waitSeconds !== undefined) return refuseMail(c, shop, refusal.waitSeconds);
    return failure(c, refusal.code, { item: refusal.index, lines: refusal.lines, values });
  };
  const keyOf = (c: Context) => idempotencyKey.safeParse(c.req.header('idempotency-key') ?? null);
  return serve(CHECKOUT_ENDPOINTS, {
    'GET /api/carts/:id': async (c, { params: { id } }) => {
      const isOf = and(eq(mails.kind, 'cart'), eq(mails.ref, id));
      const [mail] = await shop.db.select({ data: mails.data }).from(mails).where(isOf);
      return mailedCartReply.safeParse(mail?.data).data ?? failure(c, 'not_found');
    },
    'POST /api/create-checkout': async (c, { body }) => {
      const key = keyOf(c);
      if (!key.success) return failure(c, 'invalid_body', { about: 'Idempotency-Key' });
      const buyer = body.customer;
      if (buyer ? !buyer.success : !isDemo(shop.settings.shopMode)) {
        const field = (buyer?.error && firstProblem(buyer.error)) ?? 'email';
        return failure(c, 'invalid_customer', { about: field, field });
      }
      const guessed =
        body.discountCode === undefined ? undefined : limited(c, shop, 'discountCode');
      if (guessed) return guessed;
      // An account that was deleted meanwhile can't have an order: that is then a guest's.
      const user = await currentUser(shop, c.req.raw);
      const started = await startCheckout(shop, {
        body,
        customer: buyer?.data,
        language: languageOf(c),
        key: key.data,
        user,
        network: limitKey(c.get('address')),
        referrer: await visitAtCheckout(shop, c.req.header('x-visit')),
      });
      if (started.ok) {
        await noteCheckout(shop, c.req.header('x-visit'), started.checkoutSessionId);
        keepAsOwn(c, shop.settings, started.checkoutSessionId);
        return { url: started.url };
      }
      return refuse(c, started);
    },
    'POST /api/checkout-preview': async (c, { body: { items, discountCode } }) => {
      const key = keyOf(c);
      if (!key.success) return failure(c, 'invalid_body', { about: 'Idempotency-Key' });
      const { entries } = shop.parts;
      if (c.req.header(OPENED_HEADER)) entries.countOpened(c.req.header('user-agent'));
      const language = languageOf(c);
      const drawn = await previewCheckout(shop, { items, discountCode, language, key: key.data });
      return drawn.ok ? drawn.preview : refuse(c, drawn);
    },
    'GET /api/checkout/:session_id': async (c, { params: { session_id: id } }) => {
      if (!isCheckoutId(id)) return failure(c, 'not_found');
      const reader = isOwn(c, shop.settings, id) ? 'buyer' : await currentUser(shop, c.req.raw);
      return (await readCheckout(shop, id, reader)) ?? failure(c, 'not_found');
    },
    'GET /api/pay/:id': async (c, { params: { id } }) => {
      const to = await pageOf(shop, id);
      return to === undefined ? failure(c, 'not_found') : c.redirect(to, 303);
    },
    'POST /api/checkout-attempt': (_, { body }) => readAttempt(shop, body.key),
  });
}
