import { seconds } from '../clock.ts';
import { newId } from '../ids.ts';
import type { ChargeRecord, Tx, WireCharge, WireDispute } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { book } from './balance.ts';
import { sessionOf, settleRefund } from './refunds.ts';
import { nulls } from './shapes.ts';

/** Price of a dispute, for an account in Germany. */
const DISPUTE_FEE_CENTS = 2_000;
const ANSWER_WITHIN_SECONDS = 14 * 24 * 60 * 60;

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
  { reason, amountCents, inquiry = false }: NewDispute,
): WireDispute {
  const created = seconds(world.clock.now());
  const charge: WireCharge = { ...held.charge, disputed: true };
  tx.put('charges', charge.id, { ...held, charge });
  const dispute: WireDispute = {
    id: newId('du'),
    object: 'dispute',
    amount: amountCents ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...nulls(`access_activity_log billing_address cancellation_policy
        cancellation_policy_disclosure cancellation_rebuttal customer_communication
        customer_email_address customer_name customer_purchase_ip customer_signature
        duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id
        product_description receipt refund_policy refund_policy_disclosure
        refund_refusal_explanation service_date service_documentation shipping_address
        shipping_carrier shipping_date shipping_documentation shipping_tracking_number
        uncategorized_file uncategorized_text`),
      enhanced_evidence: {},
    },
    evidence_details: {
      due_by: created + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
  tx.put('disputes', dispute.id, dispute);
  const sessionId = sessionOf(world, charge);
  emit(world, tx, 'charge.dispute.created', dispute, sessionId);
  if (inquiry) return dispute;
  const entry = { amount: -dispute.amount, source: dispute.id, reporting_category: 'dispute' };
  book(world, tx, { ...entry, type: 'adjustment', fee: DISPUTE_FEE_CENTS });
  emit(world, tx, 'charge.dispute.funds_withdrawn', dispute, sessionId);
  for (const { refund } of world.store.values('refunds')) {
    if (refund.charge !== charge.id || refund.status !== 'pending') continue;
    settleRefund(world, tx, refund, 'failed', 'charge_for_pending_refund_disputed');
  }
  return dispute;
}

/** Moves a dispute on; a won one gives the money back. */
export function moveDispute(
  world: World,
  tx: Tx,
  dispute: WireDispute,
  status: WireDispute['status'],
): WireDispute {
  const moved: WireDispute = { ...dispute, status };
  tx.put('disputes', moved.id, moved);
  const held = tx.get('charges', String(moved.charge));
  const sessionId = held ? sessionOf(world, held.charge) : null;
  const isClosed = ['won', 'lost', 'warning_closed'].includes(status);
  emit(world, tx, `charge.dispute.${isClosed ? 'closed' : 'updated'}`, moved, sessionId);
  if (status === 'won') {
    const entry = {
      amount: moved.amount,
      source: moved.id,
      reporting_category: 'dispute_reversal',
    };
    book(world, tx, { ...entry, type: 'adjustment' });
    emit(world, tx, 'charge.dispute.funds_reinstated', moved, sessionId);
  }
  return moved;
}

/** True if the bank has the money of this charge: nothing is left to refund. */
export function isChargedBack(world: World, chargeId: string): boolean {
  return [...world.store.values('disputes')].some(
    ({ charge, status }) =>
      charge === chargeId && ['needs_response', 'under_review', 'lost'].includes(status),
  );
}
