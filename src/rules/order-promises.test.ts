import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { datePromises, type OrderPromises, promisesOf } from './order-promises.ts';

const PROMISES: OrderPromises = {
  vatPercent: 20,
  dispatchWorkingDays: { from: 1, to: 1 },
  deliveryWorkingDays: { from: 2, to: 3 },
};

it('an order is promised three of the facts', () => {
  expect(promisesOf({ ...seedCatalogue.facts, ...PROMISES })).toEqual(PROMISES);
});

it('a promise becomes days and cents by its own figures', () => {
  const promised = datePromises(PROMISES, Date.parse('2026-11-23T10:00:00Z'), 12_000);
  expect(promised).toEqual({
    dispatchFrom: { year: 2026, month: 11, day: 24 },
    dispatchTo: { year: 2026, month: 11, day: 24 },
    deliveryFrom: { year: 2026, month: 11, day: 25 },
    deliveryTo: { year: 2026, month: 11, day: 26 },
    vatPercent: 20,
    vatCents: 2000,
  });
});
