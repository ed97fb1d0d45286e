import { expect, it } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { newRange } from '#test/new-range.ts';
import { fullMarkLabel, markParts } from './mark-label.ts';
import { rangeOf } from './range.ts';

const range = rangeOf(grownCatalogue);

it('names size, colour, pack and accessory', () => {
  expect(fullMarkLabel('kiez-low-mono-42', 'de', range)).toBe('Kiez Low Mono, 42');
  expect(fullMarkLabel('pouch:waldgruen', 'en', range)).toBe('Elvare Pouch, Forest Green');
  expect(fullMarkLabel('pouch-duo', 'de', range)).toBe('Elvare Pouch, Duo');
  expect(fullMarkLabel('siegelring', 'de', range)).toBe('Siegelring');
  expect(fullMarkLabel('beach-bag:sand', 'en', range)).toBe('Elvare Beach Bag, Sand');
  expect(markParts('siegelring', 'de', range)).toEqual([]);
});

it('names a whole variant, and a size by its label', () => {
  const hoodies = rangeOf(newRange);
  expect(fullMarkLabel('hoodie-hafen-petrol-M', 'de', hoodies)).toBe('Hoodie Hafen, Petrol, M');
  expect(markParts('hoodie-hafen-petrol-M', 'en', hoodies)).toEqual(['Teal', 'M']);
  expect(Object.keys(hoodies.options.sizes)).toEqual(['85', '95']);
  expect(fullMarkLabel('guertel-95', 'de', hoodies)).toBe('Gürtel, 95 cm');
});

it('shows what the catalogue no longer has as it is', () => {
  expect(fullMarkLabel('gone-for-good', 'de', range)).toBe('gone-for-good');
});
