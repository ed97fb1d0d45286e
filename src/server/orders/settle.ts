import { eq, type SQL } from 'drizzle-orm';
import { callStripe, expireSession } from '../checkout/provider.ts';
import { orders } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import type { Cause } from './order-events.ts';
import type { OrderRow } from './order-mails.ts';
import { recordPayment, rowVersion } from './payment.ts';
import { SESSION_EXPAND, type SessionFacts, sessionFacts } from './session-facts.ts';

export type Settling =
  | { readonly ok: true; readonly order: OrderRow; readonly facts: SessionFacts }
  /**
   * `unavailable`: ask again later. `unknown`: Stripe has no such session, or it is about no order
   * of this shop (one account may serve several). `busy`: others keep writing the order; whoever
   * asks again finds it at rest.
   */
  | { readonly ok: false; readonly reason: 'unavailable' | 'unknown' | 'busy' };

/** Every round means that somebody else wrote the order meanwhile. */
const MAX_ROUNDS = 8;

interface Seen {
  readonly id: string;
  readonly version: string;
  readonly checkoutSessionId: string | null;
}

/**
 * Reads a checkout session from Stripe and records what it says. The order in which anybody hears
 * of anything does not matter, because the state is always Stripe's newest.
 */
export async function settleCheckout(
  shop: Shop,
  checkoutSessionId: string,
  cause: Cause,
): Promise<Settling> {
  let seen = await look(shop, eq(orders.checkoutSessionId, checkoutSessionId));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const facts = await readSession(shop, checkoutSessionId);
    if (!facts.ok) return facts;
    const { orderId } = facts.value;
    if (orderId === null) return { ok: false, reason: 'unknown' };
    if (seen?.id === orderId) {
      const recording = await recordPayment(shop, { ...facts.value, orderId }, cause, seen.version);
      if (recording.ok) {
        await closeReplaced(shop, seen.checkoutSessionId, recording.order);
        return { ok: true, order: recording.order, facts: facts.value };
      }
    }
    // Not known by its session (an older attempt, or not stored yet), or changed meanwhile: what
    // was read is older than what is known now, so it is read again.
    seen = await look(shop, eq(orders.id, orderId));
    if (!seen) return { ok: false, reason: 'unknown' };
  }
  return { ok: false, reason: 'busy' };
}

async function look(shop: Shop, which: SQL): Promise<Seen | undefined> {
  const [seen] = await shop.db
    .select({ id: orders.id, version: rowVersion, checkoutSessionId: orders.checkoutSessionId })
    .from(orders)
    .where(which);
  return seen;
}

type Reading =
  | { readonly ok: true; readonly value: SessionFacts }
  | { readonly ok: false; readonly reason: 'unavailable' | 'unknown' };

/** What Stripe says about a session right now. */
export async function readSession(shop: Shop, checkoutSessionId: string): Promise<Reading> {
  const read = await callStripe(shop, 'read checkout session', () =>
    shop.stripe.checkout.sessions.retrieve(checkoutSessionId, { expand: SESSION_EXPAND }),
  );
  if (read.ok) return { ok: true, value: sessionFacts(read.value) };
  return { ok: false, reason: read.failure === 'refused' ? 'unknown' : 'unavailable' };
}

/** An older session was paid after all: the newer one must not be paid as well. */
async function closeReplaced(shop: Shop, before: string | null, order: OrderRow): Promise<void> {
  if (before === null || order.paidAt === null || before === order.checkoutSessionId) return;
  await expireSession(shop, before);
}
