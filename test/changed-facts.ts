import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** The seed with other facts: none of its figures stays. */
export const changedFacts: Catalogue = {
  ...seedCatalogue,
  facts: {
    currency: 'EUR',
    vatPercent: 20,
    freeShippingFromCents: 3500,
    shippingCents: 590,
    dispatchWorkingDays: { from: 2, to: 2 },
    deliveryWorkingDays: { from: 2, to: 3 },
    returnDays: 60,
    withdrawalDays: 21,
    warrantyYears: 3,
    warrantyYearsBusiness: 5,
    supportHoursPerDay: 12,
    supportDaysPerWeek: 6,
    supportAnswerHours: 48,
    paymentMethods: ['paypal', 'card'],
  } satisfies Facts,
};
