import { expect, it } from 'vitest';
import { countNew, keepPlaces } from './steady-rows.ts';

const row = (id: string, state = 'old') => ({ id, state });

it('rows in use stay in their places, with what is new about each; the others are counted', () => {
  const shown = [row('b'), row('a')];
  const fresh = [row('d'), row('c'), row('a', 'new')];
  expect(keepPlaces(shown, fresh)).toEqual([row('b'), row('a', 'new')]);
  expect(countNew(shown, fresh)).toBe(2);
  expect(countNew(shown, shown)).toBe(0);
});
