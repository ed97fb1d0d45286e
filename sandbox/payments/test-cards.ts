import type { RefundCourse } from '../control/faults.ts';
import type { NewDispute } from './disputes.ts';

/** Why a card was refused; the page has words for each. */
export type DeclineCode = 'generic_decline' | 'insufficient_funds';

interface TestCard {
  threeDSecure?: true;
  /** Undefined when the bank pays. */
  decline?: DeclineCode;
  /** Undefined when refunds arrive at once. */
  refunds?: RefundCourse;
  dispute?: NewDispute;
}

/** Those of Stripe's published test numbers that the shop's tests and the page name; every other number is refused. */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': {},
  '4000000000000002': { decline: 'generic_decline' },
  '4000000000009995': { decline: 'insufficient_funds' },
  '4000002500003155': { threeDSecure: true },
  '4000000000005126': {
    refunds: {
      starts: 'succeeded',
      ends: 'failed',
      afterMs: 5_000,
      failure_reason: 'lost_or_stolen_card',
    },
  },
  '4000000000000259': { dispute: { reason: 'fraudulent' } },
  '4000000000001976': { dispute: { reason: 'fraudulent', inquiry: true } },
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
