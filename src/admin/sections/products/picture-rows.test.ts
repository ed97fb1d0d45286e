import { expect, test } from 'vitest';
import { nextWithoutView, pictureRows, putPictures, replacePicture } from './picture-rows.ts';

const picture = (base: string, colour?: string) => ({
  view: 'main',
  base,
  ...(colour && { colour }),
});
const pouch = {
  colours: ['rosa', 'navy'],
  pictures: [
    picture('n1', 'navy'),
    picture('all'),
    picture('r1', 'rosa'),
    picture('r2', 'rosa'),
    picture('n2', 'navy'),
    picture('n1', 'navy'),
  ],
};
const rows = pictureRows(pouch);
const bases = (pictures: unknown) =>
  (pictures as { base: string; colour?: string }[]).map(({ base, colour = '' }) =>
    `${colour} ${base}`.trim(),
  );
const take = (key: string) =>
  rows.flatMap((row) => row.pictures).filter((each) => each.key === key);

test('pictures stand in rows by colour, those of every colour last, each with a key of its own', () => {
  expect(rows.map(({ colour, pictures }) => [colour, pictures.map(({ key }) => key)])).toEqual([
    ['rosa', ['r1#0', 'r2#0']],
    ['navy', ['n1#0', 'n2#0', 'n1#1']],
    [undefined, ['all#0']],
  ]);
  expect(pictureRows({ pictures: [picture('a')] })).toMatchObject([{ colour: undefined }]);
});

test.each([
  ['r2#0', 'rosa', 0, ['rosa r2', 'rosa r1', 'navy n1', 'navy n2', 'navy n1', 'all']],
  ['n1#0', 'navy', 3, ['rosa r1', 'rosa r2', 'navy n2', 'navy n1', 'navy n1', 'all']],
  ['r1#0', 'navy', 1, ['rosa r2', 'navy n1', 'navy r1', 'navy n2', 'navy n1', 'all']],
  ['r1#0', undefined, 9, ['rosa r2', 'navy n1', 'navy n2', 'navy n1', 'all', 'r1']],
])('moves %s to place %s %d', (key, colour, at, expected) => {
  expect(bases(putPictures(rows, take(key), { colour, at }))).toEqual(expected);
});

test('a new picture takes the colour of its row', () => {
  const put = [{ key: 'new', picture: picture('x') }];
  expect(bases(putPictures(rows, put, { colour: 'rosa', at: 9 }))[2]).toBe('rosa x');
  const plain = pictureRows({ pictures: [picture('a')] });
  expect(putPictures(plain, put, { colour: undefined, at: 0 })).toEqual([
    picture('x'),
    picture('a'),
  ]);
});

test('a picture is replaced in its place, or taken out', () => {
  expect(bases(replacePicture(rows, 'n2#0', picture('x')))).toContain('navy x');
  expect(bases(replacePicture(rows, 'r1#0', undefined))).toHaveLength(5);
});

test('pictures that nobody can describe follow each other in a circle', () => {
  const bare = (base: string) => ({ base });
  const some = pictureRows({
    pictures: [bare('a'), picture('b'), bare('c'), { ...bare('d'), alt: {} }],
  });
  const after = (key?: string) => nextWithoutView(some, key)?.key;
  expect([after(), after('a#0'), after('b#0'), after('c#0')]).toEqual(['a#0', 'c#0', 'c#0', 'a#0']);
  expect(nextWithoutView(pictureRows({ pictures: [bare('a')] }), 'a#0')).toBeUndefined();
});
