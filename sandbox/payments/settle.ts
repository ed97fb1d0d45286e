import type { SessionRecord, Settlement, WireCharge, WireIntent, WireSession } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { bookCharge } from './balance.ts';

/** The late outcome of `completePending`. */
export function settle(world: World, tx: Tx, record: SessionRecord, settlement: Settlement): void {
  const intentId = record.session.payment_intent;
  const intent = typeof intentId === 'string' ? tx.get('intents', intentId) : undefined;
  const chargeId = intent?.latest_charge;
  const held = typeof chargeId === 'string' ? tx.get('charges', chargeId) : undefined;
  if (!intent || !held) throw new Error('A pending checkout has an intent and a charge');
  const sessionId = record.session.id;
  if (settlement.outcome === 'succeed') {
    const charge: WireCharge = {
      ...held.charge,
      status: 'succeeded',
      paid: true,
      captured: true,
      amount_captured: held.charge.amount,
    };
    const paid: WireIntent = { ...intent, status: 'succeeded', amount_received: intent.amount };
    const session: WireSession = { ...record.session, payment_status: 'paid' };
    tx.put('intents', paid.id, paid);
    tx.put('sessions', sessionId, { ...record, session, settlement: null });
    emit(world, tx, { type: 'charge.succeeded', object: charge, sessionId });
    bookCharge(world, tx, { ...held, charge }, sessionId);
    emit(world, tx, { type: 'payment_intent.succeeded', object: paid, sessionId });
    emit(world, tx, {
      type: 'checkout.session.async_payment_succeeded',
      object: session,
      sessionId,
    });
    return;
  }
  const message = 'The payment provider could not collect the money.';
  const code = 'payment_method_provider_decline';
  const charge: WireCharge = {
    ...held.charge,
    status: 'failed',
    failure_code: code,
    failure_message: message,
  };
  const failed: WireIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { type: 'invalid_request_error', code, message, charge: charge.id },
  };
  tx.put('charges', charge.id, { ...held, charge });
  tx.put('intents', failed.id, failed);
  tx.put('sessions', sessionId, { ...record, settlement: null });
  emit(world, tx, { type: 'charge.failed', object: charge, sessionId });
  emit(world, tx, { type: 'payment_intent.payment_failed', object: failed, sessionId });
  const { session } = record;
  emit(world, tx, { type: 'checkout.session.async_payment_failed', object: session, sessionId });
}
