import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '#test/seed.ts';
import { colourIdOf, colourNames, parseColours } from './colour-names.ts';

const colours = Object.keys(COLOURS);

describe('colour names', () => {
  it('lead back to their colour, in both languages and as an id', () => {
    for (const [id, { de, en }] of Object.entries(COLOURS)) {
      for (const name of [id, de, ` ${en.toUpperCase()} `]) {
        expect(colourIdOf(name, COLOURS)).toBe(id);
      }
    }
  });

  it('survive storing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...colours)), (chosen) => {
        expect(parseColours(colourNames(chosen, 'de', COLOURS), COLOURS)).toEqual(chosen);
        expect(parseColours(colourNames(chosen, 'en', COLOURS), COLOURS)).toEqual(chosen);
      }),
    );
  });

  it('are joined by comma, with or without a space', () => {
    expect(colourNames(['rosa', 'lila'], 'de', COLOURS)).toBe('Rosa, Lila');
    expect(parseColours('Rosa,Lila', COLOURS)).toEqual(['rosa', 'lila']);
    expect(parseColours(undefined, COLOURS)).toEqual([]);
    expect(parseColours('', COLOURS)).toEqual([]);
  });

  it('are refused when one is unknown', () => {
    expect(parseColours('Rosa, Kaki', COLOURS)).toBeUndefined();
    expect(colourIdOf('toString', COLOURS)).toBeUndefined();
  });
});
