import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { ChargeRecord, WireBalance, WireCharge, WireDispute } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { book } from './balance.ts';
import { sessionOf, settleRefund } from './refunds.ts';

const ANSWER_WITHIN_SECONDS = 14 * 24 * 60 * 60;
const FEE_CENTS = 2000;

export interface NewDispute {
  reason: string;
  /** The charge's amount unless only a part is disputed. */
  amountCents?: number | undefined;
  /** An inquiry asks before any money is taken. */
  inquiry?: boolean;
}

/** The bank takes the money back, or asks first; refunds that still wait fail. */
export function openDispute(
  world: World,
  tx: Tx,
  held: ChargeRecord,
  wanted: NewDispute,
): WireDispute {
  const created = seconds(world.clock.now());
  const charge: WireCharge = { ...held.charge, disputed: true };
  tx.put('charges', charge.id, { ...held, charge });
  const asked: WireDispute = {
    id: newId('du'),
    object: 'dispute',
    amount: wanted.amountCents ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: evidence(charge),
    evidence_details: {
      due_by: created + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: wanted.inquiry ?? false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: wanted.reason,
    status: wanted.inquiry ? 'warning_needs_response' : 'needs_response',
  };
  const withdrawal = wanted.inquiry ? [] : [bookDispute(world, tx, asked, -1)];
  const dispute: WireDispute = { ...asked, balance_transactions: withdrawal };
  tx.put('disputes', dispute.id, dispute);
  const event = { object: dispute, sessionId: sessionOf(world, charge) };
  emit(world, tx, { type: 'charge.dispute.created', ...event });
  if (wanted.inquiry) return dispute;
  emit(world, tx, { type: 'charge.dispute.funds_withdrawn', ...event });
  for (const { refund } of world.store.values('refunds')) {
    if (refund.charge !== charge.id || refund.status !== 'pending') continue;
    settleRefund(world, tx, refund, 'failed', 'charge_for_pending_refund_disputed');
  }
  return dispute;
}

/** Moves a dispute on; a won one gives the money back, but not the fee. */
export function moveDispute(
  world: World,
  tx: Tx,
  dispute: WireDispute,
  status: WireDispute['status'],
): WireDispute {
  const closed = ['won', 'lost', 'warning_closed'].includes(status);
  const returned = status === 'won' ? [bookDispute(world, tx, dispute, 1)] : [];
  const moved: WireDispute = {
    ...dispute,
    status,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  };
  tx.put('disputes', moved.id, moved);
  const held = typeof moved.charge === 'string' ? tx.get('charges', moved.charge) : undefined;
  const event = {
    object: moved,
    sessionId: held ? sessionOf(world, held.charge) : null,
    previous: { status: dispute.status },
  };
  emit(world, tx, { ...event, type: `charge.dispute.${closed ? 'closed' : 'updated'}` });
  if (returned.length > 0) emit(world, tx, { ...event, type: 'charge.dispute.funds_reinstated' });
  return moved;
}

/** True if the bank has the money of this charge: nothing is left to refund. */
export function isChargedBack(world: World, chargeId: string): boolean {
  return [...world.store.values('disputes')].some(
    ({ charge, status }) =>
      charge === chargeId && ['needs_response', 'under_review', 'lost'].includes(status),
  );
}

function bookDispute(world: World, tx: Tx, dispute: WireDispute, sign: 1 | -1): WireBalance {
  return book(world, tx, {
    amountCents: sign * dispute.amount,
    ...(sign < 0 ? { feeCents: FEE_CENTS, fee: 'Dispute fee' } : {}),
    currency: dispute.currency,
    source: dispute.id,
    type: 'adjustment',
    category: sign < 0 ? 'dispute' : 'dispute_reversal',
    description: `Chargeback ${sign < 0 ? 'withdrawal' : 'reversal'} for ${dispute.charge}`,
  });
}

/** Stripe fills in what it knows of the customer; the rest is up to the merchant. */
function evidence(charge: WireCharge): Stripe.Dispute.Evidence {
  return {
    ...nulls(`access_activity_log billing_address cancellation_policy
      cancellation_policy_disclosure cancellation_rebuttal customer_communication
      customer_purchase_ip customer_signature duplicate_charge_documentation
      duplicate_charge_explanation duplicate_charge_id product_description receipt
      refund_policy refund_policy_disclosure refund_refusal_explanation service_date
      service_documentation shipping_address shipping_carrier shipping_date
      shipping_documentation shipping_tracking_number uncategorized_file
      uncategorized_text`),
    customer_email_address: charge.billing_details.email,
    customer_name: charge.billing_details.name,
    enhanced_evidence: {},
  };
}
