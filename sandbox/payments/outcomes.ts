import type {
  ChargeRecord,
  Customer,
  SessionRecord,
  Settlement,
  WireIntent,
  WireSession,
} from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { bookCharge } from './balance.ts';
import { shippingOf } from './charge-shape.ts';
import { openDispute } from './disputes.ts';
import { chargeOf, type Payment, tell } from './payment.ts';
import { testCard } from './test-cards.ts';

/** The money is there: charge, intent and session say so, with their events. */
export function completePaid(payment: Payment): void {
  const { world, tx, record, intent, customer, method } = payment;
  const charge = chargeOf(payment, 'succeeded');
  const facts = method.type === 'card' ? testCard(method.number) : undefined;
  const held: ChargeRecord = { charge, refunds: facts?.refunds ?? 'at_once' };
  const paid: WireIntent = {
    ...chargedIntent(payment, charge.id),
    status: 'succeeded',
    amount_received: intent.amount,
  };
  tx.put('intents', paid.id, paid);
  const session = completeSession(record.session, customer, 'paid');
  putComplete(tx, { ...record, session });
  tell(payment, 'charge.succeeded', charge);
  const booked = bookCharge(world, tx, held, session.id);
  tell(payment, 'payment_intent.succeeded', paid);
  tell(payment, 'checkout.session.completed', session);
  if (facts?.dispute) openDispute(world, tx, booked, facts.dispute);
}

/** A checkout that costs nothing completes without a payment. */
export function completeFree(
  world: World,
  tx: Tx,
  record: SessionRecord,
  customer: Customer,
): void {
  const session = completeSession(record.session, customer, 'no_payment_required');
  putComplete(tx, { ...record, session });
  emit(world, tx, { type: 'checkout.session.completed', object: session, sessionId: session.id });
}

/** The customer is done, the money comes (or fails to) later. */
export function completePending(payment: Payment, settlement: Settlement): void {
  const { tx, record, customer } = payment;
  const charge = chargeOf(payment, 'pending');
  tx.put('charges', charge.id, { charge, refunds: 'at_once' });
  const processing: WireIntent = { ...chargedIntent(payment, charge.id), status: 'processing' };
  tx.put('intents', processing.id, processing);
  const session = completeSession(record.session, customer, 'unpaid');
  putComplete(tx, { ...record, session, settlement });
  tell(payment, 'charge.pending', charge);
  tell(payment, 'payment_intent.processing', processing);
  tell(payment, 'checkout.session.completed', session);
}

function chargedIntent({ intent, customer }: Payment, chargeId: string): WireIntent {
  return {
    ...intent,
    latest_charge: chargeId,
    next_action: null,
    last_payment_error: null,
    shipping: shippingOf(customer),
  };
}

function completeSession(
  session: WireSession,
  customer: Customer,
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required',
): WireSession {
  return {
    ...session,
    status: 'complete',
    payment_status: paymentStatus,
    url: null,
    customer_details: {
      address: customer.address,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: customer.address
        ? { address: customer.address, name: customer.name }
        : null,
    },
  };
}

function putComplete(tx: Tx, record: SessionRecord): void {
  tx.put('sessions', record.session.id, { ...record, attempt: null });
  const coupon = record.coupon ? tx.get('coupons', record.coupon.id) : undefined;
  if (!coupon) return;
  const times = coupon.times_redeemed + 1;
  const used = coupon.max_redemptions !== null && times >= coupon.max_redemptions;
  tx.put('coupons', coupon.id, { ...coupon, times_redeemed: times, valid: coupon.valid && !used });
}
