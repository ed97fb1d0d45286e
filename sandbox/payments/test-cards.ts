import type { ChargeRecord } from '../records.ts';
import type { NewDispute } from './disputes.ts';

/** Why a card was refused; the page has words for each. */
export type DeclineCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error';

export interface TestCard {
  brand: 'visa' | 'mastercard' | 'amex';
  country: string;
  cvcDigits: 3 | 4;
  threeDSecure: boolean;
  /** Undefined when the bank pays. */
  decline?: DeclineCode;
  refunds?: ChargeRecord['refunds'];
  dispute?: NewDispute;
}

function card(facts: Partial<TestCard> = {}): TestCard {
  return { brand: 'visa', country: 'US', cvcDigits: 3, threeDSecure: false, ...facts };
}

/** Stripe's published test numbers; every other number is refused. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': card(),
  '5555555555554444': card({ brand: 'mastercard' }),
  '378282246310005': card({ brand: 'amex', cvcDigits: 4 }),
  '4000000000000002': card({ decline: 'generic_decline' }),
  '4000000000009995': card({ decline: 'insufficient_funds' }),
  '4000000000009987': card({ decline: 'lost_card' }),
  '4000000000000069': card({ decline: 'expired_card' }),
  '4000000000000127': card({ decline: 'incorrect_cvc' }),
  '4000000000000119': card({ decline: 'processing_error' }),
  '4000002500003155': card({ threeDSecure: true }),
  '4000000000007726': card({ refunds: 'pending' }),
  '4000000000005126': card({ refunds: 'fail_later' }),
  '4000000000000259': card({ dispute: { reason: 'fraudulent' } }),
  '4000000000002685': card({ dispute: { reason: 'product_not_received' } }),
  '4000000000001976': card({ dispute: { reason: 'fraudulent', inquiry: true } }),
};

export function testCard(number: string): TestCard | undefined {
  return Object.hasOwn(TEST_CARDS, number) ? TEST_CARDS[number] : undefined;
}

/** The check digit rule of card numbers: catches typing errors. */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return number.length > 0 && sum % 10 === 0;
}

/** Codes and message of the API for a refused card. */
export function declineFacts(decline: DeclineCode) {
  const messages: Record<DeclineCode, string> = {
    generic_decline: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    lost_card: 'Your card was declined.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: "Your card's security code is incorrect.",
    processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  };
  const ownCode = ['expired_card', 'incorrect_cvc', 'processing_error'].includes(decline);
  return {
    code: ownCode ? decline : 'card_declined',
    declineCode: decline,
    message: messages[decline],
  };
}
