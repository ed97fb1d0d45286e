import { expect, it } from 'vitest';
import { BOX_DRAWING } from '#rules/box-drawing.ts';
import { packBox } from '#rules/packed-box.ts';
import { frontOf } from '#rules/scale-drawing.ts';
import { drawBox, mm, tickBoxes } from './slip-page.ts';

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

it('draws the box with the lines of the parcel, its front last', () => {
  const drawn: string[] = [];
  const doc: object = new Proxy(
    {},
    {
      get: (_, name) => (path: string) => {
        if (name === 'path') drawn.push(path);
        return doc;
      },
    },
  );
  const lines = [{ front: frontOf({ measuresMm: { width: 240, height: 160 } }), pieces: 2 }];
  drawBox(doc as Parameters<typeof drawBox>[0], lines);
  const pieces = packBox(lines).map(({ path }) => path);
  expect(pieces).toHaveLength(2);
  expect(drawn).toEqual([BOX_DRAWING.filled, ...pieces, BOX_DRAWING.front]);
});
