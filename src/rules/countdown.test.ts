import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FLASH_SALE_MS } from '#catalogue/limits.ts';
import { clockFigures } from './countdown.ts';

const text = (ms: number) => Object.values(clockFigures(ms)).join(':');

it('starts at 23:45:30 and ends at zero', () => {
  expect(text(FLASH_SALE_MS)).toBe('23:45:30');
  expect(text(1)).toBe('00:00:01');
  expect(text(0)).toBe('00:00:00');
  expect(text(-5000)).toBe('00:00:00');
  expect(text(100 * 3_600_000)).toBe('100:00:00');
});

it('names every whole second exactly', () => {
  fc.assert(
    fc.property(fc.nat({ max: 359_999 }), (seconds) => {
      const { hours, minutes, seconds: rest } = clockFigures(seconds * 1000);
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) === seconds;
    }),
  );
});
