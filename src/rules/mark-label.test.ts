import { expect, it } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { newRange } from '#test/new-range.ts';
import { fullMarkLabel, markLabel } from './mark-label.ts';
import { rangeOf } from './range.ts';

const range = rangeOf(grownCatalogue);

it('names size, colour, pack and accessory', () => {
  expect(markLabel('kiez-low-mono-42', 'de', range)).toBe('42');
  expect(markLabel('special-nacht-XL', 'de', range)).toBe('XL');
  expect(markLabel('pouch:waldgruen', 'en', range)).toBe('Forest Green');
  expect(markLabel('pouch-duo', 'de', range)).toBe('Duo');
  expect(fullMarkLabel('pouch:rosa', 'de', range)).toBe('Elvare Pouch, Rosa');
  expect(fullMarkLabel('siegelring', 'de', range)).toBe(markLabel('siegelring', 'de', range));
  expect(fullMarkLabel('beach-bag:sand', 'en', range)).toBe('Elvare Beach Bag, Sand');
});

it('names a whole variant, and a size by its label', () => {
  const hoodies = rangeOf(newRange);
  expect(fullMarkLabel('hoodie-hafen-petrol-M', 'de', hoodies)).toBe('Hoodie Hafen, Petrol, M');
  expect(Object.keys(hoodies.options.sizes)).toEqual(['85', '95']);
  expect(fullMarkLabel('guertel-95', 'de', hoodies)).toBe('Gürtel, 95 cm');
});

it('shows what the catalogue no longer has as it is', () => {
  expect(fullMarkLabel('gone-for-good', 'de', range)).toBe('gone-for-good');
});
