import { expect, it } from 'vitest';
import { reachDays } from './stock-reach.ts';

it.each([
  [12, 6, 90, 60],
  [1, 7, 90, 4],
  [0, 7, 90, 0],
  [-2, 7, 90, 0],
  [12, 0, 90, null],
  // Two pieces in four days.
  [5, 2, 3.5, 10],
  [5, 2, 0.1, 2],
])('%d free, %d sold, counted for %d days: %s', (free, sold, counted, days) => {
  expect(reachDays(free, sold, counted)).toBe(days);
});
