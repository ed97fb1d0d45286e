import { expect, it } from 'vitest';
import { contrastOf, unreadableRatio } from './contrast.ts';

it('computes the ratios of WCAG 2.2', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
  expect(contrastOf('#C22B14', '#C22B14')).toBe(1);
});

it('names the ratio of an accent that nobody can read on paper', () => {
  expect(unreadableRatio('#C22B14')).toBeUndefined();
  expect(unreadableRatio('#FFD400')).toBe(1.3);
  // 4.45, which is not to read as 4.5.
  expect(unreadableRatio('#717171')).toBe(4.4);
});
