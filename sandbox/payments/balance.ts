import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Tx } from '../records.ts';
import type { World } from '../world.ts';
import { nulls } from './shapes.ts';

const AVAILABLE_AFTER_SECONDS = 4 * 24 * 60 * 60;

type Entry = Pick<Stripe.BalanceTransaction, 'amount' | 'type' | 'reporting_category'> & {
  readonly source: string;
  readonly fee?: number;
  readonly description?: string | null;
};

/** Books a change of the account's balance, which a payout takes along later; returns its id. */
export function book(
  world: World,
  tx: Tx,
  { fee = 0, description = null, ...entry }: Entry,
): string {
  const id = newId('txn');
  const created = seconds(world.clock.now());
  tx.put('balance', id, {
    id,
    object: 'balance_transaction',
    available_on: created + AVAILABLE_AFTER_SECONDS,
    balance_type: 'payments',
    created,
    currency: 'eur',
    description,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: entry.amount - fee,
    status: 'pending',
    ...entry,
  });
  return id;
}

/** Transfers what has become available to the bank, unless refunds and disputes leave nothing. */
export function payOut(world: World, tx: Tx): void {
  const now = seconds(world.clock.now());
  const due = [...world.store.values('balance')].filter(
    ({ status, available_on }) => status === 'pending' && available_on <= now,
  );
  const amount = due.reduce((sum, { net }) => sum + net, 0);
  if (amount <= 0) return;
  for (const entry of due) tx.put('balance', entry.id, { ...entry, status: 'available' });
  const id = newId('po');
  const booked = book(world, tx, {
    ...{ amount: -amount, source: id, type: 'payout', reporting_category: 'payout' },
    description: 'STRIPE PAYOUT',
  });
  const paid = tx.get('balance', booked);
  if (paid) tx.put('balance', booked, { ...paid, available_on: now, status: 'available' });
  tx.put('payouts', id, {
    ...nulls(`application_fee application_fee_amount description destination
      failure_balance_transaction failure_code failure_message original_payout payout_method
      reversed_by statement_descriptor trace_id`),
    id,
    object: 'payout',
    amount,
    arrival_date: now,
    automatic: true,
    balance_transaction: booked,
    created: now,
    currency: 'eur',
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    status: 'paid',
    type: 'bank_account',
  });
}
