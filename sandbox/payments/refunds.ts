import { seconds } from '../clock.ts';
import type { RefundFault } from '../control/faults.ts';
import { newId } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type {
  ChargeRecord,
  RefundEnd,
  RefundRecord,
  WireBalance,
  WireCharge,
  WireRefund,
} from '../records.ts';
import { type Cause, emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { book } from './balance.ts';

/** First state of a refund and, if `ends` is set, the state it reaches by itself. */
export type RefundCourse = Pick<RefundFault, 'starts' | 'ends' | 'afterMs' | 'failure_reason'>;

const COURSES: Readonly<Record<ChargeRecord['refunds'], RefundCourse>> = {
  at_once: { starts: 'succeeded', afterMs: 0 },
  pending: { starts: 'pending', ends: 'succeeded', afterMs: 5_000 },
  fail_later: {
    starts: 'succeeded',
    ends: 'failed',
    afterMs: 5_000,
    failure_reason: 'lost_or_stolen_card',
  },
};

export interface NewRefund {
  amountCents: number;
  reason: WireRefund['reason'];
  metadata: Record<string, string>;
  cause: Cause;
}

/**
 * Gives money of a paid charge back; the caller has checked that this much is left. A pending
 * refund counts into `amount_refunded` at once; one that fails or is cancelled is taken out again.
 */
export function createRefund(
  world: World,
  tx: Tx,
  held: ChargeRecord,
  wanted: NewRefund,
): WireRefund {
  const { charge } = held;
  const { cause } = wanted;
  const sessionId = sessionOf(world, charge);
  const course = world.faults.takeRefund(sessionId) ?? COURSES[held.refunds];
  const refund: WireRefund = {
    ...nulls(`balance_transaction customer customer_account receipt_number
      source_transfer_reversal transfer_reversal`),
    id: newId('re'),
    object: 'refund',
    amount: wanted.amountCents,
    charge: charge.id,
    created: seconds(world.clock.now()),
    currency: charge.currency,
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    status: 'pending',
  };
  const created = withStatus(world, tx, { charge, refund }, course.starts, course.failure_reason);
  tx.put('refunds', created.id, {
    refund: created,
    settlement: course.ends
      ? {
          at: world.clock.now() + course.afterMs,
          status: course.ends,
          failureReason: course.failure_reason,
        }
      : null,
  });
  emit(world, tx, { type: 'refund.created', object: created, sessionId, cause });
  if (created.status === 'failed') {
    emit(world, tx, { type: 'refund.failed', object: created, sessionId, cause });
    return created;
  }
  const object = changeRefunded(tx, held, charge.amount_refunded + created.amount);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  emit(world, tx, { type: 'charge.refunded', object, sessionId, previous, cause });
  return created;
}

/** Ends a refund; a failed or cancelled one returns the money to the merchant. */
export function settleRefund(
  world: World,
  tx: Tx,
  refund: WireRefund,
  status: RefundEnd,
  failureReason?: string,
): WireRefund {
  const chargeId = typeof refund.charge === 'string' ? refund.charge : '';
  const held = tx.get('charges', chargeId);
  if (!held) throw new Error('A refund has a charge');
  const settled = withStatus(world, tx, { charge: held.charge, refund }, status, failureReason);
  tx.put('refunds', refund.id, { refund: settled, settlement: null });
  if (status !== 'succeeded') changeRefunded(tx, held, held.charge.amount_refunded - refund.amount);
  const event = {
    object: settled,
    sessionId: sessionOf(world, held.charge),
    previous: { status: refund.status },
  };
  emit(world, tx, { type: 'refund.updated', ...event });
  emit(world, tx, { type: 'charge.refund.updated', ...event });
  if (status === 'failed') emit(world, tx, { ...event, type: 'refund.failed' });
  return settled;
}

/** Settles a refund whose time has come. */
export function settleDueRefund(world: World, tx: Tx, { refund, settlement }: RefundRecord): void {
  if (!settlement || settlement.at > world.clock.now()) return;
  settleRefund(world, tx, refund, settlement.status, settlement.failureReason);
}

/** A refund in its new status, with the balance transactions and reasons that belong to it. */
function withStatus(
  world: World,
  tx: Tx,
  { charge, refund }: { charge: WireCharge; refund: WireRefund },
  status: RefundCourse['starts'] | RefundEnd,
  failureReason = 'unknown',
): WireRefund {
  const { pending_reason: _, ...rest } = refund;
  const isCard = charge.payment_method_details?.type === 'card';
  const booked = (amountCents: number, category: 'refund' | 'refund_failure'): WireBalance =>
    book(world, tx, {
      amountCents,
      currency: refund.currency,
      source: refund.id,
      type: category === 'refund' && !isCard ? 'payment_refund' : category,
      category,
    });
  if (status === 'pending') return { ...rest, status, pending_reason: 'processing' };
  if (status === 'succeeded') {
    return { ...rest, status, balance_transaction: booked(-refund.amount, 'refund').id };
  }
  return {
    ...rest,
    status,
    ...(status === 'failed' ? { failure_reason: failureReason } : {}),
    ...(refund.balance_transaction
      ? { failure_balance_transaction: booked(refund.amount, 'refund_failure').id }
      : {}),
  };
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

/** The checkout session a charge was paid in. */
export function sessionOf(world: World, charge: WireCharge): string | null {
  for (const { session } of world.store.values('sessions')) {
    if (session.payment_intent === charge.payment_intent) return session.id;
  }
  return null;
}
