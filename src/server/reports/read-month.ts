import { inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { AdminMonthReply } from '#contract/admin-reports.ts';
import { addDays, berlinDate, isoDate } from '#rules/berlin-day.ts';
import type { Booking } from '#rules/datev.ts';
import { includedVatCents } from '#rules/money.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { PENDING_REFUNDS } from '#rules/refunds.ts';
import { instantsOf, monthPeriod, type Period } from '#rules/report-periods.ts';
import type { StripeShop } from '../payments/payment-state.ts';
import { callStripe } from '../payments/provider.ts';
import { disputes, refunds } from '../payments/schema.ts';
import { MONEY } from './figures-sql.ts';

interface Movement {
  readonly kind: 'sale' | 'refund' | 'dispute';
  readonly at: Date;
  readonly cents: number;
  readonly fee: number;
  readonly vat: number;
  readonly paper: string | null;
  readonly number: number;
}

/** Transfers to the bank that arrive in a period, and its fees beside those for payments. */
interface StripeMonth {
  readonly payouts: readonly Stripe.Payout[];
  readonly otherFeesCents: number;
}

export interface Month {
  readonly period: Period;
  /** The oldest first. */
  readonly movements: readonly Movement[];
  /** Null if Stripe is away, or a restricted key may not read it. */
  readonly stripe: StripeMonth | null;
}

/** Entries of one kind in a month; an account has a payout on each working day. */
const MOST = { limit: 1_000 };
const ENDED: readonly string[] = ['failed', 'canceled'];
const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);

async function readStripe(shop: StripeShop, period: Period): Promise<StripeMonth | null> {
  const [gte, lt] = instantsOf(period).map((at) => at.getTime() / 1000) as [number, number];
  const { payouts, balanceTransactions } = shop.stripe;
  const listed = (type: string) =>
    balanceTransactions.list({ created: { gte, lt }, type, limit: 100 }).autoPagingToArray(MOST);
  const read = await callStripe(
    shop,
    'list payouts',
    async () => {
      const arrived = payouts.list({ arrival_date: { gte, lt }, limit: 100 });
      const all = await arrived.autoPagingToArray(MOST);
      const [adjusted, charged] = [await listed('adjustment'), await listed('stripe_fee')];
      return {
        payouts: all.filter(({ status }) => !ENDED.includes(status)),
        // A dispute has its fee beside its amount; a fee of the account is an amount below 0.
        otherFeesCents: sum(adjusted.map(({ fee }) => fee)) - sum(charged.map(({ net }) => net)),
      };
    },
    { expects: ({ status }) => status === 403 },
  );
  return read.ok ? read.value : null;
}

/** Returns what moved in a month (`2026-11`); null for one that has not begun. */
export async function readMonth(shop: StripeShop, month: string): Promise<Month | null> {
  const period = monthPeriod(month);
  if (isoDate(period.from) > isoDate(berlinDate(shop.now()))) return null;
  const [{ rows: movements }, stripe] = await Promise.all([
    shop.pool.query<Movement>(
      `WITH money AS (${MONEY})
       SELECT kind, at, cents::float8, fee::float8, (promised ->> 'vatPercent')::float8 AS vat, paper, number
       FROM money JOIN orders ON orders.id = order_id ORDER BY at, number, cents DESC`,
      [...instantsOf(period)],
    ),
    readStripe(shop, period),
  ]);
  return { period, movements, stripe };
}

const feesOf = ({ movements, stripe }: Month) =>
  sum(movements.map(({ fee }) => fee)) + (stripe?.otherFeesCents ?? 0);

/** Texts of bookings; the accountant reads German. */
const TEXTS = { sale: 'Verkauf', refund: 'Erstattung', dispute: 'Rückbuchung' } as const;

/** Returns the bookings of a month: its papers by day, the payouts, and the fees in one sum. */
export function bookingsOf(month: Month): Booking[] {
  const other = { vatPercent: null, paper: '' };
  const sales = month.movements.map(({ kind, at, cents, vat, paper, number }): Booking => {
    const order = formatOrderNumber(number);
    const text = `${TEXTS[kind]} ${order}`;
    return {
      kind,
      on: berlinDate(at.getTime()),
      cents,
      vatPercent: vat,
      paper: paper ?? order,
      text,
    };
  });
  const payouts = (month.stripe?.payouts ?? []).map(({ id, amount, arrival_date: at }): Booking => {
    return {
      ...other,
      kind: 'payout',
      on: berlinDate(at * 1000),
      cents: -amount,
      text: `Auszahlung ${id}`,
    };
  });
  const on = addDays(month.period.end, -1);
  const text = 'Gebühren des Zahlungsdienstes';
  const all: Booking[] = [
    ...sales,
    ...payouts,
    { ...other, kind: 'fee', on, cents: -feesOf(month), text },
  ];
  return all.filter(({ cents }) => cents !== 0);
}

function countedOf(rows: readonly Movement[]): AdminMonthReply['sales'] {
  const numbers = rows.flatMap(({ paper }) => paper ?? []).sort();
  const [first, last] = [numbers[0], numbers.at(-1)];
  const papers: [string, string] | null = first && last ? [first, last] : null;
  return { count: rows.length, cents: sum(rows.map(({ cents }) => cents)), papers };
}

/** Returns a month as its page shows it. */
export async function showMonth({ db }: StripeShop, month: Month): Promise<AdminMonthReply> {
  const { movements, stripe } = month;
  const of = (kind: Movement['kind']) => movements.filter((each) => each.kind === kind);
  const rates = [...new Set(movements.map(({ vat }) => vat))].sort((a, b) => b - a);
  const sumOpen = async (table: typeof refunds | typeof disputes, where: SQL) => {
    const cents = sql<number>`coalesce(sum(${table.amountCents}), 0)::float8`;
    const count = sql<number>`count(*)::int`;
    const [found] = await db.select({ count, cents }).from(table).where(where);
    return { ...countedOf([]), ...found };
  };
  return {
    sales: countedOf(of('sale')),
    refunds: countedOf(of('refund')),
    disputes: countedOf(of('dispute')),
    revenue: sum(movements.map(({ cents }) => cents)),
    vat: rates.map((percent) => {
      const cents = movements.flatMap((each) => (each.vat === percent ? each.cents : []));
      const vat = sum(cents.map((each) => includedVatCents(each, percent)));
      return { percent, revenue: sum(cents), vat };
    }),
    fees: feesOf(month),
    payouts:
      stripe?.payouts.map(({ id, amount, arrival_date: at, status }) => ({
        ...{ id, at: isoDate(berlinDate(at * 1000)), cents: amount, is_paid: status === 'paid' },
      })) ?? null,
    open: {
      refunds: await sumOpen(refunds, inArray(refunds.state, PENDING_REFUNDS)),
      disputes: await sumOpen(disputes, isNull(disputes.closedAt)),
    },
  };
}
