import { expect, test } from 'vitest';
import { lowestPrice } from './price-facts.ts';

const price = (shown_from: string, price_cents: number | null, variant = '') => ({
  shown_from,
  price_cents,
  variant,
  original_cents: null,
  version: 1,
});
const now = Date.parse('2026-11-26T12:00:00Z');

test('the lowest price of 30 days counts those that were shown in them, also for a part', () => {
  const prices = [
    price('2026-11-20T00:00:00Z', 5_999),
    price('2026-11-01T00:00:00Z', 5_499),
    price('2026-10-01T00:00:00Z', 4_999),
    price('2026-09-01T00:00:00Z', 3_999),
    price('2026-11-10T00:00:00Z', 1_000, 'duo'),
  ];
  expect(lowestPrice(prices, '', now)).toBe(4_999);
  expect(lowestPrice(prices, '', Date.parse('2026-12-15T00:00:00Z'))).toBe(5_499);
  expect(lowestPrice(prices, 'duo', now)).toBe(1_000);
  expect(lowestPrice([price('2026-11-20T00:00:00Z', null)], '', now)).toBeUndefined();
  expect(lowestPrice([], '', now)).toBeUndefined();
});
