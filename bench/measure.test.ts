import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interleave, median, pairedRatio, quantile } from './measure.ts';

describe('median', () => {
  test('is the middle, or the mean of the middle two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('has as many values above as below, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        expect(values.filter((v) => v < middle).length).toBeLessThanOrEqual(values.length / 2);
        expect(values.filter((v) => v > middle).length).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

test('quantile finds the value below which a share lies', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect(quantile(hundred, 0.95)).toBe(95);
  expect(quantile(hundred, 1)).toBe(100);
  expect(quantile([7], 0)).toBe(7);
});

test('interleave runs in turns and reverses the order every second round', async () => {
  const order: string[] = [];
  const contender = (name: string) => async () => {
    order.push(name);
    return name;
  };
  const samples = await interleave(3, [contender('a'), contender('b')]);
  expect(order.join('')).toBe('abbaab');
  expect(samples).toEqual([
    ['a', 'a', 'a'],
    ['b', 'b', 'b'],
  ]);
});

test('the paired ratio ignores a slowdown of both sides of a round', () => {
  expect(pairedRatio([95, 47.5, 95], [100, 50, 100])).toBeCloseTo(0.95);
});
