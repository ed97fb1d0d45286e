import type Stripe from 'stripe';
import type { WireIntent } from '../records.ts';
import { chargeOf, type Payment, tell } from './payment.ts';
import { type DeclineCode, declineFacts } from './test-cards.ts';

/** The bank refused the card: a failed charge, and the customer may try again. */
export function cardDeclined(payment: Payment, decline: DeclineCode): void {
  const { tx, intent } = payment;
  const charge = chargeOf(payment, 'failed', decline);
  tx.put('charges', charge.id, { charge, refunds: 'at_once' });
  tell(payment, 'charge.failed', charge);
  const facts = declineFacts(decline);
  const method = tx.get('methods', String(intent.payment_method));
  reject(
    { ...payment, intent: { ...intent, latest_charge: charge.id } },
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
export function authenticationFailed(payment: Payment): void {
  reject(payment, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
  });
}

export function walletDeclined(payment: Payment): void {
  reject(payment, {
    type: 'invalid_request_error',
    code: 'payment_method_customer_decline',
    message: 'The customer declined the payment.',
  });
}

function reject(payment: Payment, error: Stripe.PaymentIntent.LastPaymentError): void {
  const { tx, record, intent } = payment;
  const rejected: WireIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  };
  tx.put('intents', rejected.id, rejected);
  tx.put('sessions', record.session.id, record);
  tell(payment, 'payment_intent.payment_failed', rejected);
}
