import { eq, type SQL } from 'drizzle-orm';
import type { Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { checkNumbers } from './order-numbers.ts';
import { recordPayment, rowVersion } from './payment.ts';
import type { PaymentShop, StripeShop } from './payment-state.ts';
import { callStripe, expireSession, type ProviderResult } from './provider.ts';
import { rebuildOrder } from './rebuild.ts';
import { arrivedCents, refundFacts } from './refunds/refund-facts.ts';
import { SESSION_EXPAND, type SessionFacts, sessionFacts } from './session-facts.ts';
import { isMissing } from './stripe-refusals.ts';
import { noteReadable, noteUnreadable } from './unreadable.ts';

export type SettleResult =
  | { readonly ok: true; readonly order: OrderRow; readonly facts: SessionFacts }
  /**
   * `unavailable`: ask again later. `unreadable`: Stripe refuses to show this session, and whether it
   * is paid is not known. `unknown`: nobody's or another shop's session (one account may serve
   * several). `no_order`: ours by its metadata, but there is no order and none to rebuild. `busy`:
   * others keep writing the order; whoever asks again finds it at rest.
   */
  | {
      readonly ok: false;
      readonly reason: 'unavailable' | 'unreadable' | 'unknown' | 'no_order' | 'busy';
    };

/** Every round means that somebody else wrote the order meanwhile. */
const MAX_ROUNDS = 8;
/** More than any payment has. */
const MOST_REFUNDS = 1000;

interface SeenOrder {
  readonly id: string;
  readonly version: string;
  readonly checkoutSessionId: string | null;
  readonly unreadableSince: Date | null;
}

/**
 * Reads a checkout session from Stripe and records what it says. The order in which anybody hears
 * of anything does not matter, because the state is always Stripe's newest.
 */
export async function settleCheckout(
  shop: PaymentShop,
  checkoutSessionId: string,
  cause: Cause,
): Promise<SettleResult> {
  let seen = await look(shop, eq(orders.checkoutSessionId, checkoutSessionId));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const facts = await readSession(shop, checkoutSessionId);
    if (!facts.ok) return facts;
    const { orderId } = facts.value;
    if (orderId === null) return { ok: false, reason: 'unknown' };
    // Before the first number is given; afterwards this asks nobody.
    const isToNumber = facts.value.state === 'paid' && !(await checkNumbers(shop));
    if (isToNumber) return { ok: false, reason: 'unavailable' };
    if (seen?.id === orderId) {
      const recording = await recordPayment(shop, { ...facts.value, orderId }, cause, seen.version);
      if (recording.ok) {
        await closeReplaced(shop, seen.checkoutSessionId, recording.order);
        if (seen.unreadableSince !== null) await noteReadable(shop, orderId);
        return { ok: true, order: recording.order, facts: facts.value };
      }
    }
    // Not known by its session (an older attempt, or not stored yet), or changed meanwhile: what
    // was read is older than what is known now, so it is read again.
    const which = eq(orders.id, orderId);
    seen = await look(shop, which);
    if (seen) continue;
    const rebuilding = await rebuildOrder(shop, { ...facts.value, orderId }, cause);
    if (rebuilding !== 'rebuilt') return { ok: false, reason: rebuilding };
    seen = await look(shop, which);
  }
  return { ok: false, reason: 'busy' };
}

async function look(shop: Shop, which: SQL): Promise<SeenOrder | undefined> {
  const [seen] = await shop.db
    .select({
      id: orders.id,
      version: rowVersion,
      checkoutSessionId: orders.checkoutSessionId,
      unreadableSince: orders.unreadableSince,
    })
    .from(orders)
    .where(which);
  return seen;
}

type ReadSessionResult =
  | { readonly ok: true; readonly value: SessionFacts }
  | { readonly ok: false; readonly reason: 'unavailable' | 'unreadable' | 'unknown' };

/**
 * Reads a session from Stripe as it is now. A session that Stripe does not know is nobody's only
 * if none of our orders names it: with the key of another account, Stripe knows none of ours.
 */
export async function readSession(
  shop: StripeShop,
  checkoutSessionId: string,
): Promise<ReadSessionResult> {
  const read = await callStripe(
    shop,
    'read checkout session',
    () => shop.stripe.checkout.sessions.retrieve(checkoutSessionId, { expand: SESSION_EXPAND }),
    { expects: isMissing },
  );
  if (read.ok) {
    const complete = await readAllRefunds(shop, sessionFacts(read.value));
    return complete.ok ? complete : { ok: false, reason: 'unavailable' };
  }
  const { failure, refusal } = read;
  if (failure !== 'refused' || !refusal) return { ok: false, reason: 'unavailable' };
  const isOurs = await noteUnreadable(shop, checkoutSessionId, refusal);
  const isNobodys = isMissing(refusal) && !isOurs;
  return { ok: false, reason: isNobodys ? 'unknown' : 'unreadable' };
}

/** Completes facts whose session listed only the newest refunds. */
async function readAllRefunds(
  shop: StripeShop,
  facts: SessionFacts,
): Promise<ProviderResult<SessionFacts>> {
  const { moreRefunds, paymentIntentId } = facts;
  if (!moreRefunds || paymentIntentId === null) return { ok: true, value: facts };
  const listed = await callStripe(shop, 'list refunds', () =>
    shop.stripe.refunds
      .list({ payment_intent: paymentIntentId, limit: 100 })
      .autoPagingToArray({ limit: MOST_REFUNDS }),
  );
  if (!listed.ok) return listed;
  const refunds = listed.value.map(refundFacts);
  const refundedCents = arrivedCents(refunds);
  return { ok: true, value: { ...facts, refunds, refundedCents, moreRefunds: false } };
}

/** An older session was paid after all: the newer one must not be paid as well. */
async function closeReplaced(
  shop: StripeShop,
  before: string | null,
  order: OrderRow,
): Promise<void> {
  if (before === null || order.paidAt === null || before === order.checkoutSessionId) return;
  await expireSession(shop, before);
}
