import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictures } from './cells.ts';

const PLAIN = { view: 'main', base: '/images/ring/main' };
const base = `/media/${'0'.repeat(32)}/50-50`;
const UPLOADED = { view: 'quarter', base, colour: 'rosa', alt: { de: 'Ring', en: 'A ring' } };

it('writes a line for each picture, with alternative texts where it has them', () => {
  const cell = `main /images/ring/main\nquarter rosa ${base} | Ring | A ring`;
  expect(pictures.write([PLAIN, UPLOADED], 'de')).toBe(cell);
  expect(pictures.read(cell)).toMatchObject({ value: [PLAIN, UPLOADED] });
});

it('refuses a picture with one text, and texts without a picture', () => {
  for (const cell of [
    `main ${base} | Ring`,
    `main ${base} | a | b | c`,
    ' | a | b',
    'main | a | b',
  ]) {
    expect(pictures.read(cell)).toMatchObject({ code: 'not_a_picture' });
  }
});

it('returns every text on one line as it was, bars and backslashes included', () => {
  const line = fc
    .string({ minLength: 1 })
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.record({ de: line, en: line }), (alt) => {
      const cell = pictures.write([{ ...PLAIN, alt }], 'de') ?? '';
      expect(pictures.read(String(cell))).toMatchObject({ value: [{ ...PLAIN, alt }] });
    }),
  );
});
