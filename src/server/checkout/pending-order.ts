import { createHash, randomUUID } from 'node:crypto';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { OfferedMethod } from '../../catalogue/payment-methods.ts';
import type { CreateCheckoutBody } from '../../contract/checkout.ts';
import { releaseCode } from '../discount-codes/discount-codes.ts';
import { type CodeRefusal, type CodeSeeker, reserveCode } from '../discount-codes/reserve-code.ts';
import { pinLegalText } from '../mail/legal-text.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { keepReplaced, orderOfKey } from '../orders/order-sessions.ts';
import { orders } from '../orders/schema.ts';
import type { OpenSession } from '../payments/provider.ts';
import { RECONCILE_SOON } from '../payments/reconcile.ts';
import type { Shop } from '../shop.ts';
import { offeredMethods } from './offered-methods.ts';
import { columnsOf, type OrderDraft } from './order-draft.ts';

/** One request to pay, priced. */
export interface PaymentRequest extends CodeSeeker {
  readonly draft: OrderDraft;
  /** Cart from which the draft was made. */
  readonly cart: CreateCheckoutBody['items'];
  /** The request's `Idempotency-Key`; null makes a fresh order every time. */
  readonly key: string | null;
  readonly user: { readonly id: string; readonly email: string } | null;
  /** The body's; undefined for the retry, which names none. */
  readonly paymentMethods: readonly OfferedMethod[] | undefined;
  /** Host the visit came from, if known. */
  readonly referrer: string | null;
}

/**
 * Time in which a checkout can be paid. Stripe's minimum is 30 minutes; twice that lets a request
 * that crashed before Stripe answered be repeated for half an hour.
 */
export const CHECKOUT_LASTS_MS = 60 * 60 * 1000;

const NO_PAGE = { checkoutSessionId: null, checkoutUrl: null, unreadableSince: null };

/** Equal requests have equal hashes: same goods, amounts, promises, language, methods and person. */
export function requestHash({ draft, user, paymentMethods }: PaymentRequest): string {
  const said = JSON.stringify([
    columnsOf(draft),
    paymentMethods ?? null,
    user?.id ?? null,
    user?.email ?? null,
  ]);
  return createHash('sha256').update(said).digest('base64url');
}

export type PlaceResult =
  | { readonly kind: 'placed' | 'found'; readonly order: OrderRow }
  | { readonly kind: 'refused'; readonly code: CodeRefusal };

/**
 * Stores the pending order of a request, or finds the one its key has made. Of any number of equal
 * requests at once one places and the others find, because the key is unique in the table.
 */
export async function placeOrder(shop: Shop, wanted: PaymentRequest): Promise<PlaceResult> {
  const legalText = await pinLegalText(shop, wanted.draft);
  return shop.db.transaction(async (tx): Promise<PlaceResult> => {
    const known = await orderOfKey(tx, wanted.key);
    if (known) return { kind: 'found', order: known };
    const code = wanted.draft.discountCode;
    const reserved = await reserveCode(tx, code, wanted);
    if (!reserved.ok) {
      // The last use may have gone to this very key a moment ago (a double click).
      const twin = await orderOfKey(tx, wanted.key);
      return twin ? { kind: 'found', order: twin } : { kind: 'refused', code: reserved.code };
    }
    const [order] = await tx
      .insert(orders)
      .values({
        id: randomUUID(),
        idempotencyKey: wanted.key,
        createdAt: new Date(shop.now()),
        referrer: wanted.referrer,
        codeHolder: reserved.holder,
        ...contents(shop, wanted, legalText),
      })
      .onConflictDoNothing({ target: orders.idempotencyKey })
      .returning();
    if (order) {
      const at = new Date(shop.now());
      await appendOrderEvent(tx, order.id, 'created', 'checkout', at, { amount: order.amount });
      await shop.jobs.add('reconcile', {}, { ...RECONCILE_SOON, tx });
      return { kind: 'placed', order };
    }
    if (code !== null) await releaseCode(tx, code);
    const twin = await orderOfKey(tx, wanted.key);
    if (!twin) throw new Error('an idempotency key conflicts with no order');
    return { kind: 'found', order: twin };
  });
}

function contents(shop: Shop, wanted: PaymentRequest, legalText: string) {
  const now = shop.now();
  return {
    ...columnsOf(wanted.draft),
    legalText,
    userId: wanted.user?.id ?? null,
    customerEmail: wanted.user?.email ?? null,
    requestHash: requestHash(wanted),
    paymentMethods: offeredMethods(shop, wanted.paymentMethods),
    // Whole seconds, because that is what Stripe counts in.
    expiresAt: new Date(Math.ceil((now + CHECKOUT_LASTS_MS) / 1000) * 1000),
    updatedAt: new Date(now),
  };
}

/**
 * Announces that the order's checkout session is about to be replaced: from here on the end of the
 * old session no longer ends the order. Undefined when the order is not as it was read.
 */
export async function claimAttempt(shop: Shop, seen: OrderRow): Promise<OrderRow | undefined> {
  const [claimed] = await shop.db
    .update(orders)
    .set({ attempt: seen.attempt + 1, updatedAt: new Date(shop.now()) })
    .where(asSeen(seen))
    .returning();
  return claimed;
}

/** Fills the order with the new request, after the old session can no longer be paid. */
export async function rewriteOrder(
  shop: Shop,
  claimed: OrderRow,
  wanted: PaymentRequest,
): Promise<OrderRow | 'superseded' | CodeRefusal> {
  const legalText = await pinLegalText(shop, wanted.draft);
  return shop.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(orders).where(asSeen(claimed)).for('update');
    if (!locked) return 'superseded';
    await keepReplaced(tx, locked.id, locked.checkoutSessionId, new Date(shop.now()));
    const code = wanted.draft.discountCode;
    let { codeHolder } = locked;
    if (code !== locked.discountCode) {
      const reserved = await reserveCode(tx, code, wanted);
      if (!reserved.ok) return reserved.code;
      codeHolder = reserved.holder;
      if (locked.discountCode !== null) await releaseCode(tx, locked.discountCode);
    }
    const [order] = await tx
      .update(orders)
      .set({ ...contents(shop, wanted, legalText), ...NO_PAGE, codeHolder })
      .where(eq(orders.id, locked.id))
      .returning();
    if (!order) throw new Error(`order ${locked.id} vanished under its lock`);
    const data = { attempt: order.attempt, amount: order.amount };
    await appendOrderEvent(tx, order.id, 'renewed', 'checkout', new Date(shop.now()), data);
    return order;
  });
}

function asSeen(seen: OrderRow) {
  return and(
    eq(orders.id, seen.id),
    eq(orders.attempt, seen.attempt),
    eq(orders.status, 'pending'),
    // A page that was remembered after the order was read must be closed before it is forgotten.
    sql`${orders.checkoutSessionId} is not distinct from ${seen.checkoutSessionId}`,
  );
}

/**
 * Remembers the session that Stripe opened for this attempt; only then is its address given away,
 * so a session nobody remembers is one nobody can pay. False when a newer attempt took over, or the
 * order was filled anew since the session was made of it.
 */
export async function keepSession(
  shop: Shop,
  order: OrderRow,
  session: OpenSession,
): Promise<boolean> {
  const kept = await shop.db
    .update(orders)
    .set({ checkoutSessionId: session.id, checkoutUrl: session.url })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.attempt, order.attempt),
        eq(orders.requestHash, order.requestHash),
        or(isNull(orders.checkoutSessionId), eq(orders.checkoutSessionId, session.id)),
      ),
    )
    .returning({ id: orders.id });
  return kept.length > 0;
}

/** An order that ended unpaid gives its key back, so that the same browser can start afresh. */
export async function releaseKey(shop: Shop, order: OrderRow): Promise<void> {
  await shop.db
    .update(orders)
    .set({ idempotencyKey: null })
    .where(
      and(eq(orders.id, order.id), or(eq(orders.status, 'expired'), eq(orders.status, 'failed'))),
    );
}
