import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Cause } from '#server/orders/order-events.ts';
import { orders } from '#server/orders/schema.ts';
import type { Shop } from '#server/shop.ts';
import { settleDisputes } from '../disputes.ts';
import type { PaymentShop, StripeShop } from '../payment-state.ts';
import { callStripe } from '../provider.ts';
import { stripeEvents } from '../schema.ts';
import { type SettleResult, settleCheckout } from '../settle.ts';
import { isMissing } from '../stripe-refusals.ts';

/** The events that can mean something for an order; all others are received and forgotten. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** An event nobody could handle for so long is left to the owner. */
export const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;
/** Looked at per round, and worked on at once: each waits for Stripe and holds one connection. */
const BATCH = 500;
const AT_ONCE = 4;
/** Pause after a round of a burst, so that the next round reads each checkout once for all its new events. */
const TOGETHER_MS = 100;

/** As much of a signed event as is read; Stripe's own, but nobody vouches for its shape. */
export interface EventLike {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly created?: unknown;
  readonly data?: { readonly object?: unknown } | null;
  /** Of a thin event (`object: "v2.core.event"`), which has no `data`. */
  readonly related_object?: { readonly id?: unknown } | null;
}

/**
 * Names the object of an event: a checkout session (`cs_…`) or, for refunds and
 * disputes, the payment intent (`pi_…`).
 * Null for events that can't concern an order. A thin event only names its object, which is enough
 * for a checkout session; of a thin refund the snapshot in Stripe's list is read (`pull-events.ts`).
 */
export function eventSubject(event: EventLike): string | null {
  const type = String(event.type).replace(/^v1\./, '');
  if (!HANDLED_EVENTS.some((handled) => handled === type)) return null;
  const object = (event.data?.object ?? event.related_object ?? {}) as {
    id?: unknown;
    payment_intent?: unknown;
  };
  const subject = type.startsWith('checkout.session.') ? object.id : object.payment_intent;
  return typeof subject === 'string' ? subject : null;
}

/** True if a stored event still waits for somebody to handle it. */
export async function isEventOpen(shop: Shop, eventId: string): Promise<boolean> {
  const open = await shop.db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.id, eventId), isNull(stripeEvents.handledAt)));
  return open.length > 0;
}

/**
 * Handles every stored event that is still open, oldest first; several about one checkout need one
 * look at Stripe. Returns how many stayed open because Stripe could not be asked.
 */
export async function handleStripeEvents(shop: PaymentShop, cause: Cause): Promise<number> {
  const skipped = new Set<string>();
  for (;;) {
    const open = await shop.db
      .select({ id: stripeEvents.id, objectId: stripeEvents.objectId })
      .from(stripeEvents)
      .where(
        and(
          isNull(stripeEvents.handledAt),
          gt(stripeEvents.receivedAt, new Date(shop.now() - GIVE_UP_MS)),
        ),
      )
      .orderBy(asc(stripeEvents.receivedAt))
      .limit(BATCH + skipped.size);
    const subjects = Map.groupBy(
      open.filter(({ id }) => !skipped.has(id)),
      ({ objectId }) => objectId,
    );
    if (subjects.size === 0) return skipped.size;
    const queue = [...subjects];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const ids = next[1].map(({ id }) => id);
          if (!(await handleSubject(shop, next[0], ids, cause))) {
            for (const id of ids) skipped.add(id);
          }
        }
      }),
    );
    if (open.length > AT_ONCE && open.length < BATCH) await pause(TOGETHER_MS);
  }
}

/**
 * Handles events about one checkout or payment with one look at Stripe; false when they stay open.
 */
export async function handleSubject(
  shop: PaymentShop,
  subject: string,
  eventIds: string[],
  cause: Cause,
): Promise<boolean> {
  const outcome = await settleSubject(shop, subject, cause).catch((error: unknown) => {
    // One event that trips a bug must not hold up all others; the owner sees it, and it is retried.
    shop.log.error('a payment event could not be handled', error, { subject });
    return 'error' as const;
  });
  const open = outcome !== null && outcome !== 'unknown' && outcome !== 'no_order';
  await shop.db
    .update(stripeEvents)
    .set({ handledAt: open ? null : new Date(shop.now()), failure: outcome })
    .where(inArray(stripeEvents.id, eventIds));
  return !open;
}

/** Null when recorded; why not otherwise, in the words of `settleCheckout`. */
async function settleSubject(
  shop: PaymentShop,
  subject: string,
  cause: Cause,
): Promise<Extract<SettleResult, { ok: false }>['reason'] | null> {
  const session = subject.startsWith('pi_') ? await sessionOfIntent(shop, subject) : subject;
  if (session === null) return 'unknown';
  if (session === undefined) return 'unavailable';
  const settled = await settleCheckout(shop, session, cause);
  if (!settled.ok) return settled.reason;
  if (session === subject) return null;
  return settleDisputes(shop, settled.order.id, subject, cause);
}

/** The checkout session a payment belongs to: null for none, undefined when nobody can say now. */
async function sessionOfIntent(
  shop: StripeShop,
  intentId: string,
): Promise<string | null | undefined> {
  const [order] = await shop.db
    .select({ session: orders.checkoutSessionId })
    .from(orders)
    .where(sql`${orders.paymentIntentId} = ${intentId}`);
  if (order?.session) return order.session;
  const found = await callStripe(
    shop,
    'find checkout session',
    () => shop.stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }),
    { expects: isMissing },
  );
  if (found.ok) return found.value.data[0]?.id ?? null;
  // Only a payment that Stripe does not know is nobody's; any other refusal leaves it open.
  return found.refusal && isMissing(found.refusal) ? null : undefined;
}
