import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS, type ColourId } from '#catalogue/colours.ts';
import { colourIdOf, colourNames, parseColours, storedColours } from './colour-names.ts';

const colours = Object.keys(COLOURS) as ColourId[];

describe('colour names', () => {
  it('lead back to their colour, in both languages and as an id', () => {
    for (const id of colours) {
      expect(colourIdOf(id)).toBe(id);
      expect(colourIdOf(COLOURS[id].de)).toBe(id);
      expect(colourIdOf(` ${COLOURS[id].en.toUpperCase()} `)).toBe(id);
    }
  });

  it('survive storing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...colours)), (chosen) => {
        expect(parseColours(storedColours(chosen))).toEqual(chosen);
        expect(parseColours(colourNames(chosen, 'en'))).toEqual(chosen);
      }),
    );
  });

  it('are joined by comma, with or without a space', () => {
    expect(storedColours(['rosa', 'lila'])).toBe('Rosa, Lila');
    expect(parseColours('Rosa,Lila')).toEqual(['rosa', 'lila']);
    expect(parseColours(undefined)).toEqual([]);
    expect(parseColours('')).toEqual([]);
  });

  it('are refused when one is unknown', () => {
    expect(parseColours('Rosa, Kaki')).toBeUndefined();
    expect(colourIdOf('toString')).toBeUndefined();
  });
});
