import type { Facts } from './catalogue.ts';
import { CURRENCY } from './currency.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';

/**
 * Every figure the seed promises, once (docs/decisions/0002-one-module-decides-about-claims.md).
 * Texts render these; `facts.test.ts` fails on a second literal.
 */
export const SEED_FACTS = {
  currency: CURRENCY,
  vatPercent: 19,
  freeShippingFromCents: 2000,
  shippingCents: 490,
  dispatchWorkingDays: { from: 1, to: 2 },
  deliveryWorkingDays: { from: 4, to: 7 },
  returnDays: 30,
  withdrawalDays: 14,
  warrantyYears: 2,
  warrantyYearsBusiness: 1,
  supportHoursPerDay: 24,
  supportDaysPerWeek: 7,
  supportAnswerHours: 24,
  paymentMethods: PAYMENT_METHODS,
} as const satisfies Facts;
