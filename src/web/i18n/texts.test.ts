import { describe, expect, it } from 'vitest';
import { texts as coreDe } from './de.ts';
import { texts as coreEn } from './en.ts';
import { texts as partsDe } from './parts.de.ts';
import { texts as partsEn } from './parts.en.ts';
import { fill, translator } from './translate.ts';

const german = { ...coreDe, ...partsDe };
const english = { ...coreEn, ...partsEn };

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('shared texts', () => {
  it('has every key in both languages, with the same placeholders', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(german).sort());
    for (const [key, text] of Object.entries(german)) {
      const other = english[key as keyof typeof german];
      expect(other, key).not.toBe('');
      expect(placeholders(other), key).toEqual(placeholders(text));
    }
  });

  it('shows an unknown key itself', () => {
    expect(translator({})('cart.title')).toBe('cart.title');
  });

  it('fills placeholders and leaves unknown ones alone', () => {
    expect(fill('{a} von {b}', { a: 8 })).toBe('8 von {b}');
  });
});
