import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { frontOf } from '#rules/scale-drawing.ts';
import { boxDrawing, boxFile } from './box-picture.ts';
import { PictureProcessor } from './picture-processor.ts';

const processor = new PictureProcessor();
afterAll(() => processor.stop());

const bag = { front: frontOf({ measuresMm: { width: 240, height: 160, depth: 50 } }), pieces: 2 };
const watch = { front: frontOf({ measuresMm: { diameter: 42, depth: 12 } }), pieces: 1 };

it('draws what its name says, on no ground', async () => {
  const name = boxFile([bag, watch]);
  expect(name).toBe('2x240x160x50_1x42x42x12o.png');
  const drawing = boxDrawing(name);
  if (!drawing) throw new Error(`${name} is not drawn`);
  const made = await processor.drawPng(drawing);
  if (!made.ok) throw new Error(made.code);
  const picture = sharp(made.bytes);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 477, height: 339 });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[info.channels - 1]).toBe(0);
});

it('names the twelve pieces that are drawn', () => {
  expect(boxFile([{ ...watch, pieces: 500 }, bag])).toBe('10x42x42x12o_2x240x160x50.png');
});

it.each([
  '',
  '.png',
  'x.png',
  '2x240x160x50',
  '02x240x160x50.png',
  '13x42x42x12o.png',
  '1x1x1.png',
])('draws nothing of %j', (name) => {
  expect(boxDrawing(name)).toBeUndefined();
});
