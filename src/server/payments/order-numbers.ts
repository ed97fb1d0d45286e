import { and, between, eq, gte, like, lte, sql } from 'drizzle-orm';
import { invoiceNumber, parseInvoiceNumber } from '#rules/papers.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { orders } from '../orders/schema.ts';
import { papers } from '../papers/schema.ts';
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

/** Numbers of one kind, which are counted together. */
export interface Series {
  /** Of its row in `order_numbers`. */
  readonly id: number;
  /** Counts those from `first` to `last` that are in use. */
  readonly used: (tx: Transaction, first: number, last: number) => Promise<number>;
}

const ORDERS: Series = {
  id: 1,
  used: (tx, first, last) => tx.$count(orders, between(orders.number, first, last)),
};

/** Returns the invoices of a year. */
export function invoicesOf(year: number): Series {
  const nth = sql`substring(${papers.number} from 9)::int`;
  return {
    id: year,
    used: (tx, first, last) =>
      tx.$count(
        papers,
        first === last
          ? eq(papers.number, invoiceNumber(year, first))
          : and(like(papers.number, `RE-${year}-%`), sql`${nth} between ${first} and ${last}`),
      ),
  };
}

/** Gives an order its number, in the transaction of its payment. */
export const takeNumber = (shop: Shop, tx: Transaction, recorded: number | null) =>
  takeOf(shop, tx, ORDERS, recorded);

/**
 * Gives a number of a series: `recorded`, which the payment says it had before, unless it is in use; else the next one.
 * Gapless, in order of payment, as long as the provider has seen no higher ones.
 */
export async function takeOf(
  shop: Shop,
  tx: Transaction,
  series: Series,
  recorded: number | null,
): Promise<number> {
  if (recorded === null) return nextNumber(tx, series);
  await raiseNumbers(shop, tx, series, recorded, recorded - 1);
  if ((await series.used(tx, recorded, recorded)) > 0) return nextNumber(tx, series);
  await closeFilledGaps(shop, tx, series, recorded);
  return recorded;
}

/** Subject of the alert about a gap. */
const subjectOf = ({ id }: Series, first: number): string =>
  id === ORDERS.id ? String(first) : `${id}-${first}`;

/** Closes the alert of a gap whose last free number goes back to its order. */
async function closeFilledGaps(
  shop: Shop,
  tx: Transaction,
  series: Series,
  number: number,
): Promise<void> {
  const around = and(
    eq(orderNumberGaps.series, series.id),
    lte(orderNumberGaps.first, number),
    gte(orderNumberGaps.last, number),
  );
  for (const { first, last } of await tx.select().from(orderNumberGaps).where(around)) {
    const others = await series.used(tx, first, last);
    if (others === last - first)
      await resolveAlert(shop, tx, 'numbers_skipped', subjectOf(series, first));
  }
}

async function nextNumber(tx: Transaction, { id }: Series): Promise<number> {
  const [counter] = await tx
    .insert(orderNumbers)
    .values({ id, last: 1 })
    .onConflictDoUpdate({
      target: orderNumbers.id,
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning({ last: orderNumbers.last });
  if (!counter) throw new Error(`order_numbers has no row ${id}`);
  return counter.last;
}

/**
 * Lets the next number be above `seen`. What is skipped, up to `last`, is recorded and told to the
 * owner: a rebuilt order may still get its number back from there. Locks the counter.
 */
async function raiseNumbers(
  shop: Shop,
  tx: Transaction,
  series: Series,
  seen: number,
  last = seen,
): Promise<void> {
  const { id } = series;
  await tx.insert(orderNumbers).values({ id, last: 0 }).onConflictDoNothing();
  const [counter] = await tx
    .select()
    .from(orderNumbers)
    .where(eq(orderNumbers.id, id))
    .for('update');
  if (!counter) throw new Error(`order_numbers has no row ${id}`);
  if (seen <= counter.last) return;
  const first = counter.last + 1;
  await tx.update(orderNumbers).set({ last: seen }).where(eq(orderNumbers.id, id));
  if (last < first) return;
  await tx.insert(orderNumberGaps).values({ series: id, first, last, at: new Date(shop.now()) });
  await raiseAlert(shop, tx, {
    kind: 'numbers_skipped',
    subject: subjectOf(series, first),
    data: { first, last, ...(id !== ORDERS.id && { year: id }) },
  });
}

/**
 * Raises the numbers of orders and invoices above the highest ones that the newest payments at Stripe carry, once per
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
  const counters = await shop.db.select().from(orderNumbers);
  const last = new Map(counters.map((counter) => [counter.id, counter.last]));
  const [pull] = await shop.db.select().from(stripePulls);
  const mark = await readShopMark(shop);
  const since = (pull?.pulledTo.getTime() ?? shop.now()) - SLOWEST_METHOD_MS;
  const found = await callStripe(shop, 'list payments', () =>
    highestNumbers(shop, mark, { last, since: since / 1000 }),
  );
  if (!found.ok) return found.failure === 'refused' || found.refusal?.status === 403;
  const above = [...found.value].filter(([id, highest]) => highest > (last.get(id) ?? 0));
  if (above.length > 0) {
    await shop.db.transaction(async (tx) => {
      for (const [id, highest] of above)
        await raiseNumbers(shop, tx, id === ORDERS.id ? ORDERS : invoicesOf(id), highest);
    });
  }
  return true;
}

/**
 * The highest numbers among the newest payments, by id of their series. One page is enough when it has orders of ours
 * and nothing above `last`; otherwise the list is read back to `since` (epoch seconds).
 */
async function highestNumbers(
  { stripe }: Pick<StripeShop, 'stripe'>,
  mark: string,
  { last, since }: { readonly last: ReadonlyMap<number, number>; readonly since: number },
): Promise<ReadonlyMap<number, number>> {
  const highest = new Map<number, number>();
  const note = (id: number, number: number) =>
    highest.set(id, Math.max(number, highest.get(id) ?? 0));
  let looked = 0;
  for await (const { created, metadata } of stripe.paymentIntents.list({ limit: PAGE })) {
    if (created < since) break;
    if (metadata['shop'] === mark) {
      note(ORDERS.id, numberIn(metadata) ?? 0);
      for (const key of Object.keys(metadata)) {
        const invoice = parseInvoiceNumber(key);
        if (invoice) note(invoice.year, invoice.nth);
      }
    }
    looked += 1;
    const isKnown = [...highest].every(([id, number]) => number <= (last.get(id) ?? 0));
    const isNormal = looked === PAGE && (highest.get(ORDERS.id) ?? 0) > 0 && isKnown;
    if (isNormal || looked === MOST_PAYMENTS) break;
  }
  return highest;
}
