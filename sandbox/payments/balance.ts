import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import type { ChargeRecord, WireBalance, WireCharge } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';

/** Percent and cents that an account in Germany pays for a payment, by method. */
const PRICES: Readonly<Record<string, readonly [percent: number, cents: number]>> = {
  card: [1.5, 25],
  klarna: [2.99, 35],
  paypal: [2.99, 35],
};
const AVAILABLE_AFTER_SECONDS = 4 * 24 * 60 * 60;

interface Booking {
  amountCents: number;
  feeCents?: number;
  fee?: string;
  currency: string;
  source: string;
  type: Stripe.BalanceTransaction.Type;
  category: string;
  description?: string | null;
}

/** Records what a payment, refund or dispute does to the account's balance. */
export function book(world: World, tx: Tx, booking: Booking): WireBalance {
  const { amountCents, currency, feeCents = 0 } = booking;
  const created = seconds(world.clock.now());
  const detail = {
    application: null,
    currency,
    description: booking.fee ?? 'Stripe processing fees',
  };
  const transaction: WireBalance = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: amountCents,
    available_on: created + AVAILABLE_AFTER_SECONDS,
    balance_type: 'payments',
    created,
    currency,
    description: booking.description ?? null,
    exchange_rate: null,
    fee: feeCents,
    fee_details: feeCents > 0 ? [{ ...detail, amount: feeCents, type: 'stripe_fee' }] : [],
    net: amountCents - feeCents,
    reporting_category: booking.category,
    source: booking.source,
    status: 'pending',
    type: booking.type,
  };
  tx.put('balance', transaction.id, transaction);
  return transaction;
}

/**
 * Books a paid charge. Capture is asynchronous, so `charge.succeeded` is sent without a balance
 * transaction and `charge.updated` brings it.
 */
export function bookCharge(
  world: World,
  tx: Tx,
  held: ChargeRecord,
  sessionId: string,
): ChargeRecord {
  const { charge } = held;
  const method = charge.payment_method_details?.type ?? 'card';
  const [percent, cents] = PRICES[method] ?? [0, 0];
  const transaction = book(world, tx, {
    amountCents: charge.amount,
    feeCents: Math.min(charge.amount, Math.round((charge.amount * percent) / 100) + cents),
    currency: charge.currency,
    source: charge.id,
    type: method === 'card' ? 'charge' : 'payment',
    category: 'charge',
    description: charge.description,
  });
  const object: WireCharge = { ...charge, balance_transaction: transaction.id };
  const booked = { ...held, charge: object };
  tx.put('charges', charge.id, booked);
  const previous = { balance_transaction: null };
  emit(world, tx, { type: 'charge.updated', object, sessionId, previous });
  return booked;
}
