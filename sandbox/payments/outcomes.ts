import { seconds } from '../clock.ts';
import type {
  ChargeRecord,
  Customer,
  MethodChoice,
  SessionRecord,
  Settlement,
  Tx,
  WireCharge,
  WireIntent,
  WireSession,
} from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { book } from './balance.ts';
import { openDispute } from './disputes.ts';
import { newCharge } from './shapes.ts';
import { testCard } from './test-cards.ts';

/** Percent and cents that an account in Germany pays for a payment. */
const CARD_PRICE = [1.5, 25] as const;
const WALLET_PRICE = [2.99, 35] as const;

/** One try to pay a checkout. */
export interface Payment {
  world: World;
  tx: Tx;
  record: SessionRecord;
  intent: WireIntent;
  customer: Customer;
  method: MethodChoice;
}

/** The money is there: charge, intent and session say so. */
export function completePaid(payment: Payment): void {
  const { world, tx, record, intent, customer, method } = payment;
  const card = method.type === 'card' ? testCard(method.number) : undefined;
  const held = receive(world, tx, { charge: chargeOf(payment), refunds: card?.refunds }, intent);
  complete(world, tx, record, customer, 'paid');
  if (card?.dispute) openDispute(world, tx, held, card.dispute);
}

/** The customer is done, the money comes (or fails to) later. */
export function completePending(payment: Payment, settlement: Settlement): void {
  const { world, tx, record, intent, customer } = payment;
  const charge = chargeOf(payment);
  tx.put('charges', charge.id, { charge });
  tx.put('intents', intent.id, { ...intent, latest_charge: charge.id, status: 'processing' });
  complete(world, tx, { ...record, settlement }, customer, 'unpaid');
}

/** The late outcome of `completePending`. */
export function settle(world: World, tx: Tx, record: SessionRecord, settlement: Settlement): void {
  const intent = tx.get('intents', String(record.session.payment_intent));
  const held = tx.get('charges', String(intent?.latest_charge));
  if (!intent || !held) throw new Error('A pending checkout has an intent and a charge');
  const isPaid = settlement.outcome === 'succeed';
  if (isPaid) receive(world, tx, held, intent);
  else {
    tx.put('charges', held.charge.id, { ...held, charge: { ...held.charge, status: 'failed' } });
    tx.put('intents', intent.id, { ...intent, status: 'requires_payment_method' });
  }
  const payment_status = isPaid ? 'paid' : 'unpaid';
  const session: WireSession = { ...record.session, payment_status };
  tx.put('sessions', session.id, { ...record, session, settlement: null });
  const type = `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`;
  emit(world, tx, type, session, session.id);
}

/** Completes a checkout. One that costs nothing needs no payment. */
export function complete(
  world: World,
  tx: Tx,
  record: SessionRecord,
  { address, email, name }: Customer,
  payment_status: WireSession['payment_status'],
): void {
  const person = { business_name: null, individual_name: null };
  const session: WireSession = {
    ...record.session,
    status: 'complete',
    payment_status,
    url: null,
    customer_details: {
      ...person,
      address,
      email,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    collected_information: { ...person, shipping_details: address && { address, name } },
  };
  tx.put('sessions', session.id, { ...record, session, attempt: null });
  const coupon = record.coupon ? tx.get('coupons', record.coupon.id) : undefined;
  if (coupon) {
    const times_redeemed = coupon.times_redeemed + 1;
    const valid = times_redeemed < (coupon.max_redemptions ?? Number.POSITIVE_INFINITY);
    tx.put('coupons', coupon.id, { ...coupon, times_redeemed, valid });
  }
  emit(world, tx, 'checkout.session.completed', session, session.id);
}

function chargeOf({ world, intent, customer, method }: Payment): WireCharge {
  return newCharge(intent, customer, method, seconds(world.clock.now()));
}

/** Turns a pending charge into a paid one, with the fee that Stripe keeps. */
function receive(world: World, tx: Tx, held: ChargeRecord, intent: WireIntent): ChargeRecord {
  const { amount, description, id: source, payment_method_details } = held.charge;
  const isCard = payment_method_details?.type === 'card';
  const [percent, cents] = isCard ? CARD_PRICE : WALLET_PRICE;
  const fee = Math.min(amount, Math.round((amount * percent) / 100) + cents);
  const balance_transaction = book(world, tx, {
    ...{ amount, fee, description, source, reporting_category: 'charge' },
    type: isCard ? 'charge' : 'payment',
  });
  const charge: WireCharge = {
    ...held.charge,
    amount_captured: amount,
    balance_transaction,
    captured: true,
    paid: true,
    status: 'succeeded',
  };
  const booked: ChargeRecord = { ...held, charge };
  tx.put('charges', source, booked);
  const received = { latest_charge: source, status: 'succeeded', amount_received: amount } as const;
  tx.put('intents', intent.id, { ...intent, ...received });
  return booked;
}
