import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEW_PRODUCTS, listRhythm, PRODUCTS_PER_SCENE, SCENE_CELL } from './list-rhythm.ts';

const SCREENS = ['phone', 'tablet', 'wide'] as const;
type Screen = (typeof SCREENS)[number];

/** Widths in columns of a list's cells in their order. */
function widths(products: number, mostScenes: number, screen: Screen): number[] {
  const { scenes, last } = listRhythm(products, mostScenes);
  const cells: number[] = [];
  for (let at = 1; at <= products; at += 1) {
    cells.push(1);
    if (at % PRODUCTS_PER_SCENE === 0 && at / PRODUCTS_PER_SCENE <= scenes) {
      cells.push(SCENE_CELL[screen]);
    }
  }
  if (last) cells.push(last[screen]);
  return cells;
}

/** Free columns that a grid leaves when it places cells in order, without moving later ones up. */
function holes(cells: readonly number[], columns: number): number {
  let free = 0;
  let at = 0;
  for (const width of cells) {
    if (at + width > columns) {
      free += columns - at;
      at = 0;
    }
    at = (at + width) % columns;
  }
  return free + ((columns - at) % columns);
}

const products = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 }));
const mostScenes = fc.integer({ min: 0, max: 12 });

describe('listRhythm', () => {
  it.each([
    [1, { scenes: 0, last: { phone: 1, tablet: 2, wide: 2 } }],
    [5, { scenes: 0, last: { phone: 1, tablet: 1, wide: 3 } }],
    [6, { scenes: 1 }],
    // Without its scene the last row of wide screens is full, or lacks what phones lack.
    [7, { scenes: 0, last: { phone: 1, tablet: 2, wide: 1 } }],
    [8, { scenes: 0, last: { phone: 0, tablet: 1, wide: 0 } }],
    [16, { scenes: 2, last: { phone: 0, tablet: 2, wide: 0 } }],
  ])('of %i products', (count, rhythm) => {
    expect(listRhythm(count, 9)).toEqual(rhythm);
  });

  it('fills the last row where no scene is at hand', () => {
    expect(listRhythm(6, 0)).toEqual({ scenes: 0, last: { phone: 2, tablet: 0, wide: 2 } });
  });

  it('leaves no hole, on phones, tablets and wide screens', () => {
    fc.assert(
      fc.property(products, mostScenes, fc.constantFrom(...SCREENS), (count, most, screen) => {
        const columns = { phone: 2, tablet: 3, wide: count < FEW_PRODUCTS ? 3 : 4 }[screen];
        expect(holes(widths(count, most, screen), columns)).toBe(0);
      }),
    );
  });

  it('shows at most the scenes that there are, and leaves out at most one', () => {
    fc.assert(
      fc.property(products, mostScenes, (count, most) => {
        const { scenes } = listRhythm(count, most);
        const allowed = Math.min(Math.floor(count / PRODUCTS_PER_SCENE), most);
        expect(scenes).toBeLessThanOrEqual(allowed);
        expect(scenes).toBeGreaterThanOrEqual(Math.max(0, allowed - 1));
      }),
    );
  });
});
