import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOX_DRAWING } from './box-drawing.ts';
import { type BoxLine, type PackedPiece, packBox } from './packed-box.ts';
import { frontOf } from './scale-drawing.ts';

const bag = { front: frontOf({ measuresMm: { width: 270, height: 170, depth: 80 } }), pieces: 1 };
const watch = { front: frontOf({ measuresMm: { diameter: 42, depth: 12 } }), pieces: 1 };

const pointsOf = ({ path }: PackedPiece) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Ends of a piece's front, and its upper edge. */
function frontOfPiece(piece: PackedPiece) {
  const points = pointsOf({ ...piece, path: `M${piece.path.split('M').at(-1)}` });
  const xs = points.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [from = { x: 0, y: 0 }, to = from] = points.slice(4, 6);
  const slope = to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
  return { left, right, width: right - left, topAt: (x: number) => from.y + (x - from.x) * slope };
}

const mm = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 100_000 }));
const anyLine: fc.Arbitrary<BoxLine> = fc.record({
  front: fc.record({ width: mm, height: mm, depth: mm, isRound: fc.boolean() }),
  pieces: fc.integer({ min: 0, max: 10_000 }),
});
const anyLines = fc.array(anyLine, { maxLength: 60 });

describe('the packed box', () => {
  it('is empty without pieces', () => {
    expect(packBox([])).toEqual([]);
    expect(packBox([{ ...bag, pieces: 0 }])).toEqual([]);
  });

  it('shows every piece by its line, the highest at the back', () => {
    const shown = packBox([watch, { ...bag, pieces: 2 }]).map(({ line, nth }) => [line, nth]);
    expect(shown.toSorted()).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    expect(shown[0]).not.toEqual([0, 0]);
  });

  it('shows twelve of more, the largest', () => {
    const shown = packBox([
      { ...watch, pieces: 500 },
      { ...bag, pieces: 3 },
    ]);
    expect(shown).toHaveLength(12);
    expect(shown.filter(({ line }) => line === 1)).toHaveLength(3);
  });

  it('has one scale, at which a small thing alone stays small', () => {
    const widths = packBox([bag, watch]).map((piece) => [piece.line, frontOfPiece(piece).width]);
    const [bagWidth = 0, watchWidth = 0] = [0, 1].map((line) => Object.fromEntries(widths)[line]);
    expect(bagWidth / watchWidth).toBeCloseTo(270 / 42, 0);
    const [alone] = packBox([watch]);
    expect(alone && frontOfPiece(alone).width).toBeCloseTo(42 * 0.2, 0);
  });

  it('draws the same for the same lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(packBox(structuredClone(lines))).toEqual(packBox(lines));
      }),
    );
  });

  it('keeps every piece over the opening, within the drawing, whatever its measures', () => {
    // The upper edge of the box's front, which hides the feet of the front row.
    const rimAt = (x: number) => 79.5 - ((x - 44.5) * 18) / 91.5;
    fc.assert(
      fc.property(anyLines, (lines) => {
        const points = packBox(lines).flatMap(pointsOf);
        const isOutside = ({ x, y }: { readonly x: number; readonly y: number }) =>
          x < 22 || x > 136 || y < 1 || y > rimAt(x) + 2 * BOX_DRAWING.line;
        expect(points.filter(isOutside)).toEqual([]);
      }),
    );
  });

  it('shows some of every piece: beside those of its row, and above those before it', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const pieces = packBox(lines);
        const hidden = pieces.filter((piece, at) => {
          const { left, right, width, topAt } = frontOfPiece(piece);
          const before = pieces.slice(at + 1).flatMap(pointsOf);
          const over = before.filter(({ x, y }) => x > left && x < right && y < topAt(x) + 3);
          return width < 1.4 || over.length > 0;
        });
        expect(hidden).toEqual([]);
      }),
    );
  });
});
