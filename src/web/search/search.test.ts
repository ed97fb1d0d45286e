import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../routes.ts';
import { searchDocuments } from './search-documents.ts';
import { type AskedFor, askedColour, SEARCH_OPTIONS, searchTerms } from './search-options.ts';

describe.each(LANGS)('search in %s', (lang) => {
  const search = new MiniSearch(SEARCH_OPTIONS);
  search.addAll(searchDocuments(lang));
  const ids = (query: string) => search.search(query).map(({ id }) => id as string);
  const kinds = (query: string) => new Set(search.search(query).map(({ kind }) => kind));

  test('finds products by their name in both languages', () => {
    expect(ids('Kulturbeutel')[0]).toBe('toiletry-bag');
    expect(ids('toiletry bag')[0]).toBe('toiletry-bag');
    expect(ids('Kirschblüte')[0]).toBe('special-kirschbluete');
    expect(ids('cherry blossom')[0]).toBe('special-kirschbluete');
  });

  test('forgives typos', () => {
    expect(kinds('snaeker')).toContain('sneaker');
    expect(ids('kulturbeuttel')[0]).toBe('toiletry-bag');
    expect(ids('sonenbrille')).toContain('sonnenbrille-ovale');
    expect(ids('hafn runner')[0]).toMatch(/^hafen-runner/);
  });

  test('finds while a word is still being typed', () => {
    expect(ids('sne').length).toBe(16);
    expect(ids('pou')).toContain('pouch');
  });

  test('finds categories and colours, umlauts written either way', () => {
    expect(kinds('schuhe')).toEqual(new Set(['sneaker']));
    expect(kinds('watch')).toContain('accessory');
    expect(ids('waldgruen')).toEqual(expect.arrayContaining(['pouch', 'kiez-low-waldgruen']));
    expect(new Set(ids('waldgrün'))).toEqual(new Set(ids('waldgruen')));
    expect(ids('green bag').every((id) => id !== 'kiez-low-waldgruen')).toBe(true);
  });

  test('shows what comes in several colours in the one asked for', () => {
    const colourOf = (query: string, wanted: string) => {
      const found = search.search(query).find(({ id }) => id === wanted);
      return found && askedColour(found as unknown as AskedFor);
    };
    expect(colourOf('rosa', 'toiletry-bag')).toBe('rosa');
    expect(colourOf('pink bag', 'pouch')).toBe('rosa');
    expect(colourOf('grün', 'travel-bag')).toBe('oliv');
    expect(colourOf('lilac cap', 'baseball-cap-monogram')).toBe('lila');
    expect(colourOf('pouch', 'pouch')).toBeUndefined();
  });

  test('finds nothing for what is not there', () => {
    expect(ids('waschmaschine')).toEqual([]);
    expect(ids('')).toEqual([]);
  });
});

test('a term is folded to what a keyboard without umlauts types', () => {
  expect(searchTerms('Grün')).toEqual(['grun', 'gruen']);
  expect(searchTerms('Weiß')).toEqual(['weiss']);
  expect(searchTerms('Rosé')).toEqual(['rose']);
  expect(searchTerms('a')).toEqual([]);
});
