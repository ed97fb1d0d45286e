import { seconds } from '../clock.ts';
import type {
  Attempt,
  ChargeRecord,
  Customer,
  MethodChoice,
  SessionRecord,
  Settlement,
  WireCharge,
  WireIntent,
  WireSession,
} from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { bookCharge } from './balance.ts';
import { newCharge, shippingOf } from './charge-shape.ts';
import { openDispute } from './disputes.ts';
import type { Started } from './flow.ts';
import { testCard } from './test-cards.ts';

/** The money is there: charge, intent and session say so, with their events. */
export function completePaid(
  world: World,
  tx: Tx,
  { record, intent }: Started,
  customer: Customer,
  choice: MethodChoice,
): void {
  const charge = chargeFor(world, intent, customer, choice, 'succeeded');
  const facts = choice.type === 'card' ? testCard(choice.number) : undefined;
  const held: ChargeRecord = { charge, refunds: facts?.refunds ?? 'at_once' };
  const paid = paidIntent(intent, charge, customer);
  tx.put('intents', paid.id, paid);
  const session = completeSession(record.session, customer, 'paid');
  putComplete(tx, { ...record, session });
  const sessionId = session.id;
  emit(world, tx, { type: 'charge.succeeded', object: charge, sessionId });
  const booked = bookCharge(world, tx, held, sessionId);
  emit(world, tx, { type: 'payment_intent.succeeded', object: paid, sessionId });
  emit(world, tx, { type: 'checkout.session.completed', object: session, sessionId });
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
export function completePending(
  world: World,
  tx: Tx,
  { record, intent }: Started,
  { customer, method }: Attempt,
  settlement: Settlement,
): void {
  const charge = chargeFor(world, intent, customer, method, 'pending');
  tx.put('charges', charge.id, { charge, refunds: 'at_once' });
  const processing: WireIntent = {
    ...intent,
    status: 'processing',
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
    shipping: shippingOf(customer, intent),
  };
  tx.put('intents', processing.id, processing);
  const session = completeSession(record.session, customer, 'unpaid');
  putComplete(tx, { ...record, session, settlement });
  const sessionId = session.id;
  emit(world, tx, { type: 'charge.pending', object: charge, sessionId });
  emit(world, tx, { type: 'payment_intent.processing', object: processing, sessionId });
  emit(world, tx, { type: 'checkout.session.completed', object: session, sessionId });
}

function chargeFor(
  world: World,
  intent: WireIntent,
  customer: Customer,
  choice: MethodChoice,
  status: 'succeeded' | 'pending',
): WireCharge {
  const methodId = typeof intent.payment_method === 'string' ? intent.payment_method : '';
  const now = seconds(world.clock.now());
  return newCharge({ intent, methodId, customer, choice, status, now });
}

function paidIntent(intent: WireIntent, charge: WireCharge, customer: Customer): WireIntent {
  return {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
    shipping: shippingOf(customer, intent),
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
      address: customer.billing,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name,
      phone: customer.phone,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: {
      business_name: null,
      individual_name: null,
      shipping_details: customer.shipping
        ? { address: customer.shipping, name: customer.name }
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
