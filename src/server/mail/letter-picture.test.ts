import { expect, it } from 'vitest';
import { frontOf } from '#rules/scale-drawing.ts';
import { boxPicture, contentIdOf, readPictures } from './letter-picture.ts';

it("shows the box with what was bought, and empty where that can't be drawn", async () => {
  const bag = frontOf({ measuresMm: { width: 240, height: 160, depth: 50 } });
  const { picture, width } = boxPicture([{ front: bag, pieces: 2 }]);
  expect(width).toBe(159);
  const asked: string[] = [];
  const read = await readPictures([picture], async (...file) => {
    asked.push(file.join(' '));
    return Buffer.from('png');
  });
  expect(asked).toEqual(['box 2x240x160x50.png']);
  const cid = contentIdOf(picture);
  expect(read).toEqual([{ cid, filename: 'box.png', content: Buffer.from('png') }]);
  const [empty] = await readPictures([picture], async () => undefined);
  expect(empty).toMatchObject({ cid, filename: 'box.png' });
  expect(empty?.content.toString('hex', 0, 4)).toBe('89504e47');
});
