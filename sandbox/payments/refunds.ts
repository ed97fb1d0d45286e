import { seconds } from '../clock.ts';
import { newId, randomText } from '../ids.ts';
import type { ChargeRecord, RefundRecord, WireCharge, WireRefund } from '../records.ts';
import { type Cause, emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';

/** How long a refund that settles late takes. */
const REFUND_SETTLES_AFTER_MS = 5_000;

export interface NewRefund {
  amountCents: number;
  reason: WireRefund['reason'];
  metadata: Record<string, string>;
  cause: Cause;
}

/** Gives money of a paid charge back; the caller has checked that this much is left. */
export function createRefund(
  world: World,
  tx: Tx,
  held: ChargeRecord,
  wanted: NewRefund,
): WireRefund {
  const { charge } = held;
  const late = held.refunds !== 'at_once';
  const refund: WireRefund = {
    id: newId('re'),
    object: 'refund',
    amount: wanted.amountCents,
    balance_transaction: null,
    charge: charge.id,
    created: seconds(world.clock.now()),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: destination(charge),
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: held.refunds === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const record: RefundRecord = {
    refund,
    settlement: late
      ? {
          at: world.clock.now() + REFUND_SETTLES_AFTER_MS,
          outcome: held.refunds === 'pending' ? 'succeed' : 'fail',
        }
      : null,
  };
  const sessionId = sessionOf(world, charge);
  tx.put('refunds', refund.id, record);
  emit(world, tx, { type: 'refund.created', object: refund, sessionId, cause: wanted.cause });
  const changed = changeRefunded(tx, held, charge.amount_refunded + refund.amount);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  const event = { type: 'charge.refunded', object: changed, sessionId, previous };
  emit(world, tx, { ...event, cause: wanted.cause });
  return refund;
}

function destination(charge: WireCharge): NonNullable<WireRefund['destination_details']> {
  if (charge.payment_method_details?.type !== 'card') return { type: 'paypal' };
  const reference = randomText(11).toUpperCase();
  return { type: 'card', card: { type: 'refund', reference, reference_status: 'available' } };
}

function changeRefunded(tx: Tx, held: ChargeRecord, refundedCents: number): WireCharge {
  const charge: WireCharge = {
    ...held.charge,
    amount_refunded: refundedCents,
    refunded: refundedCents === held.charge.amount,
  };
  tx.put('charges', charge.id, { ...held, charge });
  return charge;
}

/** The late outcome of a refund; a failed one returns the money to the merchant. */
export function settleRefund(world: World, tx: Tx, record: RefundRecord): void {
  const { refund, settlement } = record;
  if (!settlement) return;
  const chargeId = typeof refund.charge === 'string' ? refund.charge : '';
  const held = tx.get('charges', chargeId);
  if (!held) throw new Error('A refund has a charge');
  const sessionId = sessionOf(world, held.charge);
  const previous = { status: refund.status };
  if (settlement.outcome === 'succeed') {
    const done: WireRefund = { ...refund, status: 'succeeded' };
    tx.put('refunds', refund.id, { refund: done, settlement: null });
    emit(world, tx, { type: 'refund.updated', object: done, sessionId, previous });
    return;
  }
  const failed: WireRefund = {
    ...refund,
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  };
  tx.put('refunds', refund.id, { refund: failed, settlement: null });
  changeRefunded(tx, held, held.charge.amount_refunded - refund.amount);
  emit(world, tx, { type: 'refund.updated', object: failed, sessionId, previous });
  emit(world, tx, { type: 'refund.failed', object: failed, sessionId });
}

/** The checkout session a charge was paid in. */
export function sessionOf(world: World, charge: WireCharge): string | null {
  for (const { session } of world.store.values('sessions')) {
    if (session.payment_intent === charge.payment_intent) return session.id;
  }
  return null;
}
