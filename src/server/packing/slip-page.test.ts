import { expect, it } from 'vitest';
import { mm, tickBoxes } from './slip-page.ts';

it('has a box to tick for each piece of a pack, two beside each other', () => {
  const [side, below] = [mm(4), mm(5)];
  expect(tickBoxes(1)).toEqual({ side, height: side, corners: [{ x: 0, y: 0 }] });
  const { corners, height } = tickBoxes(3);
  expect(corners).toEqual([
    { x: 0, y: 0 },
    { x: below, y: 0 },
    { x: 0, y: below },
  ]);
  expect(height).toBeCloseTo(below + side);
});

it('has one box for a line of more pieces than a page is worth', () => {
  expect(tickBoxes(12).corners).toHaveLength(12);
  expect(tickBoxes(13).corners).toHaveLength(1);
});
