import { seconds } from '../clock.ts';
import type { RefundCourse } from '../control/faults.ts';
import { newId } from '../ids.ts';
import type {
  ChargeRecord,
  RefundEnd,
  RefundRecord,
  Tx,
  WireCharge,
  WireRefund,
} from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { book } from './balance.ts';
import { nulls } from './shapes.ts';

const AT_ONCE: RefundCourse = { starts: 'succeeded', afterMs: 0 };

/**
 * Gives money of a paid charge back; the caller has checked that this much is left. A pending
 * refund counts into `amount_refunded` at once; one that fails or is cancelled is taken out again.
 */
export function createRefund(
  world: World,
  tx: Tx,
  held: ChargeRecord,
  wanted: Pick<WireRefund, 'amount' | 'reason' | 'metadata'>,
): WireRefund {
  const { charge } = held;
  const sessionId = sessionOf(world, charge);
  const course = world.faults.takeRefund(sessionId) ?? held.refunds ?? AT_ONCE;
  const { starts, ends, afterMs, failure_reason } = course;
  const id = newId('re');
  const refund = withStatus(
    {
      ...nulls(`balance_transaction customer customer_account receipt_number
        source_transfer_reversal transfer_reversal`),
      ...wanted,
      id,
      object: 'refund',
      charge: charge.id,
      created: seconds(world.clock.now()),
      currency: charge.currency,
      payment_intent: charge.payment_intent,
      payment_method: charge.payment_method,
      status: 'pending',
    },
    starts,
    failure_reason,
  );
  const at = world.clock.now() + afterMs;
  const settlement = ends ? { at, status: ends, failureReason: failure_reason } : null;
  if (starts !== 'failed') {
    const entry = { amount: -wanted.amount, source: id, reporting_category: 'refund' };
    refund.balance_transaction = book(world, tx, { ...entry, type: 'refund' });
  }
  tx.put('refunds', refund.id, { refund, settlement });
  emit(world, tx, 'refund.created', refund, sessionId);
  if (starts === 'failed') emit(world, tx, 'refund.failed', refund, sessionId);
  else {
    const object = changeRefunded(tx, held, refund.amount);
    emit(world, tx, 'charge.refunded', object, sessionId);
  }
  return refund;
}

/** Ends a refund; a failed or cancelled one returns the money to the merchant. */
export function settleRefund(
  world: World,
  tx: Tx,
  refund: WireRefund,
  status: RefundEnd,
  failureReason?: string,
): WireRefund {
  const held = tx.get('charges', String(refund.charge));
  if (!held) throw new Error('A refund has a charge');
  const settled = withStatus(refund, status, failureReason);
  tx.put('refunds', refund.id, { refund: settled, settlement: null });
  if (status !== 'succeeded') {
    changeRefunded(tx, held, -refund.amount);
    const entry = {
      amount: refund.amount,
      source: refund.id,
      reporting_category: 'refund_failure',
    };
    settled.failure_balance_transaction = book(world, tx, { ...entry, type: 'refund_failure' });
  }
  const sessionId = sessionOf(world, held.charge);
  emit(world, tx, 'refund.updated', settled, sessionId);
  emit(world, tx, 'charge.refund.updated', settled, sessionId);
  if (status === 'failed') emit(world, tx, 'refund.failed', settled, sessionId);
  return settled;
}

/** Settles a refund whose time has come. */
export function settleDueRefund(world: World, tx: Tx, { refund, settlement }: RefundRecord): void {
  if (!settlement || settlement.at > world.clock.now()) return;
  settleRefund(world, tx, refund, settlement.status, settlement.failureReason);
}

/** A refund in its new status, with the reason that belongs to it. */
function withStatus(
  { pending_reason: _, ...rest }: WireRefund,
  status: RefundCourse['starts'] | RefundEnd,
  failure_reason = 'unknown',
): WireRefund {
  return {
    ...rest,
    status,
    ...(status === 'pending' && { pending_reason: 'processing' }),
    ...(status === 'failed' && { failure_reason }),
  };
}

function changeRefunded(tx: Tx, held: ChargeRecord, byCents: number): WireCharge {
  const amount_refunded = held.charge.amount_refunded + byCents;
  const refunded = amount_refunded === held.charge.amount;
  const charge: WireCharge = { ...held.charge, amount_refunded, refunded };
  tx.put('charges', charge.id, { ...held, charge });
  return charge;
}

/** The checkout session a charge was paid in. */
export function sessionOf(world: World, { payment_intent }: WireCharge): string | null {
  for (const { session } of world.store.values('sessions')) {
    if (session.payment_intent === payment_intent) return session.id;
  }
  return null;
}
