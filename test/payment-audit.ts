import type Stripe from 'stripe';
import { formatPrice } from '#rules/money.ts';
import { holdsCode, wasPaid } from '#rules/order-states.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { discountCodes } from '#server/discount-codes/schema.ts';
import type { OrderRow } from '#server/orders/order-mails.ts';
import { orderEvents, orders } from '#server/orders/schema.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { disputes, refunds } from '#server/payments/schema.ts';
import type { Database } from '#server/shop.ts';
import type { InboxMail, PaymentShop } from './payments.ts';
import { disputeFaults, refundFaults } from './refund-audit.ts';

/** Sources of one shop's money, orders and mails. */
interface Books {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly mails: () => Promise<readonly InboxMail[]>;
  /** Sessions made earlier belong to another story; epoch seconds on Stripe's clock. */
  readonly since: number;
}

export interface Audit {
  readonly orders: number;
  readonly paid: number;
  /** Cents at Stripe and in the shop, less what was paid back. */
  readonly taken: number;
  readonly recorded: number;
  /** Cents by which any order differs from its money; those of one order never offset another's. */
  readonly lost: number;
  /** Confirmations that arrived. */
  readonly mailed: number;
  /** Everything that does not fit, in words; empty when all is well. */
  readonly wrong: readonly string[];
}

/** At most so many rounds until nothing is pending; one more than any history needs. */
const MAX_LOOKS = 6;

/** Lets everything come to rest, then compares shop, Stripe and inbox order by order. */
export async function audit(test: PaymentShop): Promise<Audit> {
  await test.clearFaults();
  await test.pass(4000);
  await test.settle();
  for (let look = 0; look < MAX_LOOKS; look++) {
    await test.pass(400);
    await reconcile(test.shop);
    await test.settle();
    if (look >= 2 && (await test.orders()).every(({ status }) => status !== 'pending')) break;
  }
  const { db, stripe } = test.shop;
  return compareBooks({ db, stripe, mails: test.inbox, since: test.since() });
}

type CodeRow = typeof discountCodes.$inferSelect;

interface Money {
  readonly paid: number;
  readonly refunded: number;
}

/** Compares what Stripe took and paid back, what the shop recorded and what was mailed. */
export async function compareBooks({ db, stripe, mails, since }: Books): Promise<Audit> {
  const rows = await db.select().from(orders);
  const events = Map.groupBy(await db.select().from(orderEvents), ({ orderId }) => orderId);
  const sessions = Map.groupBy(await sessionsSince(stripe, since), orderIdOf);
  const confirmed = (await mails()).flatMap(({ subject, text }) => {
    const number = /EL-(\d+) (?:ist bestätigt|is confirmed)/.exec(subject)?.[1];
    return number === undefined ? [] : [{ number, text }];
  });
  const codes = await db.select().from(discountCodes);
  const refundRows = Map.groupBy(await db.select().from(refunds), ({ orderId }) => orderId);
  const lostDisputes = Map.groupBy(
    (await db.select().from(disputes)).filter(({ state }) => state === 'lost'),
    ({ orderId }) => orderId,
  );
  const wrong: string[] = [];
  let [taken, recorded, lost] = [0, 0, 0];
  for (const order of rows) {
    const money = sumOf((sessions.get(order.id) ?? []).map(moneyOf));
    const kinds = (events.get(order.id) ?? []).map(({ kind }) => kind);
    const booked = wasPaid(order.status) ? order.amount - order.refunded : 0;
    taken += money.paid - money.refunded;
    recorded += booked;
    lost += Math.abs(money.paid - money.refunded - booked);
    const own = confirmed.filter(({ number }) => number === String(order.number));
    const faults = [
      ...orderFaults(order, money),
      ...refundFaults(order, refundRows.get(order.id) ?? []),
      ...(await disputeFaults(stripe, order, lostDisputes.get(order.id) ?? [])),
      ...amountFaults(
        order,
        codes.find(({ code }) => code === order.discountCode),
      ),
      ...storyFaults(kinds, money.paid > 0, own.length),
      ...own.flatMap(({ text }) => mailFaults(order, text)),
    ];
    wrong.push(...faults.map((what) => `${order.id} (${order.status}): ${what}`));
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const [id, own] of sessions) {
    const { paid, refunded } = sumOf(own.map(moneyOf));
    if (known.has(id) || paid === 0) continue;
    taken += paid - refunded;
    lost += paid - refunded;
    wrong.push(`Stripe took ${paid} for no order of ours (${id})`);
  }
  wrong.push(...numberFaults(rows), ...codeFaults(codes, rows));
  const paid = rows.filter(({ status }) => wasPaid(status)).length;
  return { orders: rows.length, paid, taken, recorded, lost, mailed: confirmed.length, wrong };
}

function orderFaults(order: OrderRow, { paid, refunded }: Money): string[] {
  const faults: string[] = [];
  if (paid > 0 !== wasPaid(order.status)) faults.push(`Stripe took ${paid}`);
  if (paid > 0 && paid !== order.amount) faults.push(`Stripe took ${paid} of ${order.amount}`);
  if (refunded !== order.refunded) faults.push(`refunded ${order.refunded}, at Stripe ${refunded}`);
  if (order.status === 'pending') faults.push('still pending');
  return faults;
}

/** The sums of an order, reckoned once more from its lines and its code. */
const SEED_FACTS = seedCatalogue.facts;

function amountFaults(order: OrderRow, code: CodeRow | undefined): string[] {
  const goods = order.items.reduce((sum, item) => sum + item.unit_amount * item.quantity, 0);
  const off = code?.kind === 'percent' ? Math.round((goods * code.value) / 100) : code?.value;
  const discount = Math.min(off ?? 0, goods);
  const shipping =
    goods - discount < SEED_FACTS.freeShippingFromCents ? SEED_FACTS.shippingCents : 0;
  const due = goods - discount + shipping;
  return due === order.amount ? [] : [`costs ${order.amount} instead of ${due}`];
}

function mailFaults({ amount, language, items }: OrderRow, text: string): string[] {
  const said = [formatPrice(amount, language), ...items.map(({ name }) => name)];
  return said.filter((part) => !text.includes(part)).map((part) => `its mail misses ${part}`);
}

function storyFaults(kinds: readonly string[], isPaid: boolean, mailed: number): string[] {
  const faults: string[] = [];
  const times = (kind: string) => kinds.filter((one) => one === kind).length;
  const once = isPaid ? 1 : 0;
  if (times('paid') !== once) faults.push(`paid ${times('paid')} times`);
  for (const kind of ['paid_again', 'amount_mismatch']) if (times(kind) > 0) faults.push(kind);
  if (mailed !== once) faults.push(`confirmed ${mailed} times`);
  return faults;
}

/** Numbers are given without gaps, in a shop that began empty. */
function numberFaults(rows: readonly OrderRow[]): string[] {
  const numbers = rows.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  const gapless = numbers.every((number, index) => number === 1001 + index);
  return gapless ? [] : [`numbers ${numbers.join(', ')}`];
}

/** Every use a code counts is held by an order, and none is held that is not counted. */
function codeFaults(codes: readonly CodeRow[], rows: readonly OrderRow[]): string[] {
  const holding = rows.filter(({ status }) => holdsCode(status));
  return codes.flatMap(({ code, uses }) => {
    const held = holding.filter(({ discountCode }) => discountCode === code).length;
    return uses === held ? [] : [`${code} counts ${uses} uses, ${held} orders hold it`];
  });
}

function sessionsSince(stripe: Stripe, since: number): Promise<Stripe.Checkout.Session[]> {
  return stripe.checkout.sessions
    .list({
      created: { gte: since },
      limit: 100,
      expand: ['data.payment_intent.latest_charge.refunds'],
    })
    .autoPagingToArray({ limit: 10_000 });
}

function orderIdOf({ metadata, id }: Stripe.Checkout.Session): string {
  return metadata?.['order_id'] ?? id;
}

function moneyOf(session: Stripe.Checkout.Session): Money {
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') return { paid: 0, refunded: 0 };
  const charge = intent.latest_charge;
  const refunds = charge === null || typeof charge === 'string' ? [] : (charge.refunds?.data ?? []);
  const refunded = refunds
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { paid: intent.amount_received, refunded };
}

function sumOf(all: readonly Money[]): Money {
  const sum = (key: keyof Money) => all.reduce((total, one) => total + one[key], 0);
  return { paid: sum('paid'), refunded: sum('refunded') };
}
