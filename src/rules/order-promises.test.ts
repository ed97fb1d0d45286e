import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { datePromises, type OrderPromises, promisesOf } from './order-promises.ts';

const PROMISES: OrderPromises = {
  vatPercent: 20,
  dispatchWorkingDays: { from: 1, to: 1 },
  deliveryWorkingDays: { from: 2, to: 3 },
};

it('an order is promised three of the facts, and the days off that are ahead', () => {
  const facts = { ...seedCatalogue.facts, ...PROMISES };
  expect(promisesOf({ facts }, 0)).toEqual(PROMISES);
  const closed = [
    { from: '2026-07-27', to: '2026-08-07' },
    { from: '2026-12-24', to: '2026-12-31' },
  ];
  const today = Date.parse('2026-08-07T23:30:00Z');
  expect(promisesOf({ facts, firm: { land: 'BW', closed } }, today)).toEqual({
    ...PROMISES,
    daysOff: ['01-06', '+60', '11-01', '2026-12-24/2026-12-31'],
  });
});

it('days off are no working days', () => {
  const daysOff = ['11-25', '2026-11-27/2026-11-30'];
  const promised = datePromises({ ...PROMISES, daysOff }, Date.parse('2026-11-23T10:00:00Z'), 100);
  expect(promised.deliveryFrom).toEqual({ year: 2026, month: 11, day: 26 });
  expect(promised.deliveryTo).toEqual({ year: 2026, month: 12, day: 1 });
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
