import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { Customer, MethodChoice, WireIntent } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import type { Tx, World } from '../world.ts';
import { newCharge } from './charge-shape.ts';
import type { Started } from './flow.ts';
import { type DeclineCode, declineFacts } from './test-cards.ts';

/** The bank refused the card: a failed charge, and the customer may try again. */
export function cardDeclined(
  world: World,
  tx: Tx,
  { record, intent }: Started,
  customer: Customer,
  choice: MethodChoice,
  decline: DeclineCode,
): void {
  const methodId = typeof intent.payment_method === 'string' ? intent.payment_method : '';
  const charge = newCharge({
    intent,
    methodId,
    customer,
    choice,
    status: 'failed',
    decline,
    now: seconds(world.clock.now()),
  });
  tx.put('charges', charge.id, { charge, refunds: 'at_once' });
  const sessionId = record.session.id;
  emit(world, tx, { type: 'charge.failed', object: charge, sessionId });
  const facts = declineFacts(decline);
  const method = tx.get('methods', methodId);
  reject(
    world,
    tx,
    { record, intent: { ...intent, latest_charge: charge.id } },
    {
      type: 'card_error',
      charge: charge.id,
      code: facts.code as Stripe.PaymentIntent.LastPaymentError.Code,
      decline_code: facts.declineCode,
      message: facts.message,
      ...(method ? { payment_method: method } : {}),
    },
  );
}

/** 3-D Secure was refused: no charge was tried. */
export function authenticationFailed(world: World, tx: Tx, started: Started): void {
  reject(world, tx, started, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  });
}

export function walletDeclined(world: World, tx: Tx, started: Started): void {
  reject(world, tx, started, {
    type: 'invalid_request_error',
    code: 'payment_method_customer_decline',
    message: 'The customer declined the payment.',
  });
}

function reject(
  world: World,
  tx: Tx,
  { record, intent }: Started,
  error: Stripe.PaymentIntent.LastPaymentError,
): void {
  const rejected: WireIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  };
  const sessionId = record.session.id;
  tx.put('intents', rejected.id, rejected);
  tx.put('sessions', sessionId, record);
  emit(world, tx, { type: 'payment_intent.payment_failed', object: rejected, sessionId });
}
