import { and, between, eq, gte, lte, sql } from 'drizzle-orm';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { orders } from '../orders/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { StripeShop } from './payment-state.ts';
import { callStripe } from './provider.ts';
import { orderNumberGaps, orderNumbers, stripePulls } from './schema.ts';
import { numberIn } from './session-facts.ts';
import { readShopMark } from './shop-mark.ts';

/** Payments of one page of Stripe's list. */
const PAGE = 100;
/** More are not looked through at a start. */
const MOST_PAYMENTS = 2000;
/** Longer than any method takes from the first try to pay until its money arrives. */
const SLOWEST_METHOD_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Gives an order its number, in the transaction of its payment: `recorded`, which the payment says it
 * had before, unless another order has it; else the next one. Gapless, in order of payment, as long
 * as the provider has seen no higher ones.
 */
export async function takeNumber(
  shop: Shop,
  tx: Transaction,
  recorded: number | null,
): Promise<number> {
  if (recorded === null) return nextNumber(tx);
  await raiseNumbers(shop, tx, recorded, recorded - 1);
  const [holder] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, recorded));
  if (holder) return nextNumber(tx);
  await closeFilledGaps(shop, tx, recorded);
  return recorded;
}

/** Closes the alert of a gap whose last free number goes back to its order. */
async function closeFilledGaps(shop: Shop, tx: Transaction, number: number): Promise<void> {
  const around = and(lte(orderNumberGaps.first, number), gte(orderNumberGaps.last, number));
  for (const { first, last } of await tx.select().from(orderNumberGaps).where(around)) {
    const others = await tx.$count(orders, between(orders.number, first, last));
    if (others === last - first) await resolveAlert(shop, tx, 'numbers_skipped', String(first));
  }
}

async function nextNumber(tx: Transaction): Promise<number> {
  const [counter] = await tx
    .update(orderNumbers)
    .set({ last: sql`${orderNumbers.last} + 1` })
    .where(eq(orderNumbers.id, 1))
    .returning({ last: orderNumbers.last });
  if (!counter) throw new Error('order_numbers has no row');
  return counter.last;
}

/**
 * Lets the next number be above `seen`. What is skipped, up to `last`, is recorded and told to the
 * owner: a rebuilt order may still get its number back from there. Locks the counter.
 */
async function raiseNumbers(shop: Shop, tx: Transaction, seen: number, last = seen): Promise<void> {
  const [counter] = await tx
    .select()
    .from(orderNumbers)
    .where(eq(orderNumbers.id, 1))
    .for('update');
  if (!counter) throw new Error('order_numbers has no row');
  if (seen <= counter.last) return;
  const first = counter.last + 1;
  await tx.update(orderNumbers).set({ last: seen }).where(eq(orderNumbers.id, 1));
  if (last < first) return;
  await tx.insert(orderNumberGaps).values({ first, last, at: new Date(shop.now()) });
  await raiseAlert(shop, tx, {
    kind: 'numbers_skipped',
    subject: String(first),
    data: { first, last },
  });
}

/**
 * Raises the order numbers above the highest one that the newest payments at Stripe carry, once per
 * process and before it gives its first number: the database may be an older copy. False when Stripe
 * can't be asked now. A key without the right to read payments counts as done: the owner is told, numbers go on.
 */
export function checkNumbers(shop: StripeShop): Promise<boolean> {
  const { payments } = shop.parts;
  payments.numbersChecked ??= lookAtPayments(shop).then(
    (isDone) => {
      if (!isDone) payments.numbersChecked = undefined;
      return isDone;
    },
    (error: unknown) => {
      payments.numbersChecked = undefined;
      throw error;
    },
  );
  return payments.numbersChecked;
}

async function lookAtPayments(shop: StripeShop): Promise<boolean> {
  const [counter] = await shop.db.select().from(orderNumbers);
  const [pull] = await shop.db.select().from(stripePulls);
  const mark = await readShopMark(shop);
  const since = (pull?.pulledTo.getTime() ?? shop.now()) - SLOWEST_METHOD_MS;
  const highest = await callStripe(shop, 'list payments', () =>
    highestNumber(shop, mark, { last: counter?.last ?? 0, since: since / 1000 }),
  );
  if (!highest.ok) return highest.failure === 'refused' || highest.refusal?.status === 403;
  if (highest.value > (counter?.last ?? 0)) {
    await shop.db.transaction((tx) => raiseNumbers(shop, tx, highest.value));
  }
  return true;
}

/**
 * The highest number among the newest payments, or 0. One page is enough when it has numbers of ours
 * and none above `last`; otherwise the list is read back to `since` (epoch seconds).
 */
async function highestNumber(
  { stripe }: Pick<StripeShop, 'stripe'>,
  mark: string,
  { last, since }: { readonly last: number; readonly since: number },
): Promise<number> {
  let [highest, looked] = [0, 0];
  for await (const { created, metadata } of stripe.paymentIntents.list({ limit: PAGE })) {
    if (created < since) break;
    if (metadata['shop'] === mark) highest = Math.max(highest, numberIn(metadata) ?? 0);
    looked += 1;
    const isNormal = looked === PAGE && highest > 0 && highest <= last;
    if (isNormal || looked === MOST_PAYMENTS) break;
  }
  return highest;
}
