import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { frontOf } from '#rules/scale-drawing.ts';
import { PictureProcessor } from '../media/picture-processor.ts';
import { BOX_PICTURES, readPictures } from './letter-picture.ts';
import { packedBoxDrawing } from './packed-box-drawing.ts';

const processor = new PictureProcessor();
afterAll(() => processor.stop());

it('is a PNG on no ground, three device pixels to one, in place of the empty box', async () => {
  const lines = [{ front: frontOf(), pieces: 2 }];
  const made = await processor.drawPng(packedBoxDrawing(lines));
  if (!made.ok) throw new Error(made.code);
  const picture = sharp(made.bytes);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 477, height: 339 });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(data[info.channels - 1]).toBe(0);

  const content = Buffer.from(made.bytes);
  const read = (openBox?: Buffer) =>
    readPictures([BOX_PICTURES.open.picture], async () => undefined, openBox);
  expect(await read(content)).toEqual([{ cid: 'box@shop', filename: 'box.png', content }]);
  expect((await read())[0]?.content).not.toEqual(content);
});
