import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEW_PRODUCTS, listRhythm, PRODUCTS_PER_SCENE } from './list-rhythm.ts';

/** Widths in columns of a list's cells in their order. */
function widths(products: number, mostScenes: number, isWide: boolean): number[] {
  const { scenes, last } = listRhythm(products, mostScenes);
  const cells: number[] = [];
  for (let at = 1; at <= products; at += 1) {
    cells.push(1);
    if (at % PRODUCTS_PER_SCENE === 0 && at / PRODUCTS_PER_SCENE <= scenes) cells.push(2);
  }
  if (last) cells.push(isWide ? last.columns : last.isWholeRow ? 2 : 1);
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

const products = fc.integer({ min: 1, max: 1000 });
const mostScenes = fc.integer({ min: 0, max: 12 });

describe('listRhythm', () => {
  it.each([
    [1, { scenes: 0, last: { columns: 2, isWholeRow: false } }],
    [2, { scenes: 0, last: { columns: 1, isWholeRow: true } }],
    [3, { scenes: 0, last: { columns: 0, isWholeRow: false } }],
    [4, { scenes: 0 }],
    [5, { scenes: 0, last: { columns: 3, isWholeRow: false } }],
    [6, { scenes: 1 }],
    [7, { scenes: 0, last: { columns: 1, isWholeRow: false } }],
    [8, { scenes: 0 }],
    [9, { scenes: 1, last: { columns: 1, isWholeRow: false } }],
    [10, { scenes: 1 }],
    [12, { scenes: 2 }],
    [15, { scenes: 2, last: { columns: 1, isWholeRow: false } }],
    [16, { scenes: 2 }],
  ])('of %i products', (count, rhythm) => {
    expect(listRhythm(count, 9)).toEqual(rhythm);
  });

  it('fills the last row where no scene is at hand', () => {
    expect(listRhythm(6, 0)).toEqual({ scenes: 0, last: { columns: 2, isWholeRow: true } });
  });

  it('leaves no hole, on phones, tablets and wide screens', () => {
    fc.assert(
      fc.property(products, mostScenes, fc.boolean(), (count, most, isWide) => {
        const wideColumns = count < FEW_PRODUCTS ? 3 : 4;
        expect(holes(widths(count, most, isWide), isWide ? wideColumns : 2)).toBe(0);
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
