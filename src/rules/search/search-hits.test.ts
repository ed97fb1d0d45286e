import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import { makeCard } from '#rules/make-cards.ts';
import { perObject } from '#rules/per-object.ts';
import { searchDocument } from '#rules/search/search-documents.ts';
import { hitsOf } from '#rules/search/search-hits.ts';
import type { SearchIndex } from '#rules/search/search-index.ts';
import { SEARCH_OPTIONS, searchTerms } from '#rules/search/search-options.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { SNEAKERS } from '#test/seed.ts';
import { loadIndex } from '#web/search/load-index.ts';
import { makeSearchIndex } from '#web/search/search-index.ts';

/** The index as a browser loads it. */
const indexIn = (lang: Lang) =>
  perObject((catalogue: Catalogue): SearchIndex => {
    const json = JSON.stringify(makeSearchIndex(catalogue, lang));
    return loadIndex(JSON.parse(json));
  });

test('makes of words that it has indexed before the same index', () => {
  const whole = (catalogue: Catalogue, lang: Lang) => {
    const search = new MiniSearch(SEARCH_OPTIONS);
    search.addAll(catalogue.products.map((product) => searchDocument(product, lang, catalogue)));
    return search.toJSON();
  };
  const [first] = SNEAKERS;
  if (!first) throw new Error('the seed has no sneaker');
  const others = seedCatalogue.products.filter((product) => product !== first);
  const changes = [
    first,
    { ...first, priceCents: first.priceCents - 1 },
    { ...first, originalCents: 99_900 },
    { ...first, name: { de: 'Anders', en: 'Other' } },
  ];
  for (const changed of changes) {
    const catalogue = { ...seedCatalogue, products: [...others, changed] };
    for (const lang of LANGS) {
      const made = JSON.stringify(makeSearchIndex(catalogue, lang));
      expect(JSON.parse(made)).toEqual(JSON.parse(JSON.stringify(whole(catalogue, lang))));
    }
  }
  expect(makeSearchIndex({ ...seedCatalogue, products: others }, 'de')).not.toEqual(
    makeSearchIndex(seedCatalogue, 'de'),
  );
});

const homeById = new Map(seedCatalogue.products.map(({ id, collection }) => [id, collection]));

describe.each(LANGS)('search in %s', (lang) => {
  const indexOf = indexIn(lang);
  const ids = (query: string) =>
    hitsOf(indexOf(seedCatalogue), query, () => true).map(({ id }) => id);
  const homes = (query: string) => new Set(ids(query).map((id) => homeById.get(id)));

  test('finds no bag by the number of an order, and those that come with a present', () => {
    expect(ids('EL-1001')).toEqual([]);
    for (const word of ['geschenk', 'Geschenke', 'gift', 'present']) {
      expect(homes(word)).toEqual(new Set(['bags']));
    }
  });

  test('finds products by their name in both languages', () => {
    expect(ids('Kulturbeutel')[0]).toBe('toiletry-bag');
    expect(ids('toiletry bag')[0]).toBe('toiletry-bag');
    expect(ids('Kirschblüte')[0]).toBe('special-kirschbluete');
    expect(ids('cherry blossom')[0]).toBe('special-kirschbluete');
  });

  test('takes a word that products have for that word, not for a slip in another', () => {
    expect(ids('pink')).not.toContain('hafen-runner-tinte');
    expect(ids('silber')).toEqual(['siegelring']);
    expect(ids('pink runer')).toEqual(['hafen-runner-beere']);
  });

  test('takes no short word for another one', () => {
    for (const query of ['hose', 'socken', 'gurt', 'ohr']) expect(ids(query), query).toEqual([]);
  });

  test('forgives one slip from four letters on, two neighbours swapped among them', () => {
    expect(ids('hafn')).toHaveLength(4);
    expect(ids('hafn').every((id) => id.startsWith('hafen-runner'))).toBe(true);
    expect(ids('kete')).toContain('kette-figaro');
    expect(
      ids('blok')
        .slice(0, 4)
        .every((id) => id.startsWith('block-high')),
    ).toBe(true);
    expect(ids('vintage 1989')).toEqual(ids('vintage'));
  });

  test('finds each word of a name with any one letter missing, wrong or swapped', () => {
    const words = ['pouch', 'kette', 'sneakers', 'trikot', 'reisetasche', 'siegelring'];
    for (const word of words) {
      const expected = new Set(ids(word));
      for (let at = 0; at < word.length; at++) {
        const rest = word.slice(at + 1);
        const slips = [word.slice(0, at) + rest, `${word.slice(0, at)}q${rest}`];
        if (rest) slips.push(word.slice(0, at) + rest[0] + word[at] + rest.slice(1));
        for (const slip of slips) {
          expect(
            ids(slip).some((id) => expected.has(id)),
            `${slip} for ${word}`,
          ).toBe(true);
        }
      }
    }
  });

  test('finds what is reduced, where that may be claimed', () => {
    const reduced = seedCatalogue.products
      .map((product) => makeCard(product, seedCatalogue, 'de'))
      .filter((price) => (price.originalCents ?? 0) > price.priceCents);
    expect(new Set(ids('sale'))).toEqual(new Set(reduced.map(({ id }) => id)));
    expect(homes('sale sneaker')).toEqual(new Set(['sneakers']));
    expect(hitsOf(indexOf(seedCatalogue), 'sale', () => false)).toEqual([]);
    expect(hitsOf(indexOf(seedCatalogue), 'pouch', () => false)).not.toEqual([]);
  });

  test('finds a size', () => {
    for (const query of ['Größe 42', 'größe 42', 'groesse 42', 'size 42', '42', 'gr. 42']) {
      expect(ids(query), query).toHaveLength(16);
      expect(homes(query), query).toEqual(new Set(['sneakers']));
    }
    expect(ids('größe 42 rot')).toEqual(expect.arrayContaining(['block-high-rot']));
  });

  test('finds while a word is still being typed', () => {
    expect(ids('sne').length).toBe(16);
    expect(ids('pou')).toContain('pouch');
  });

  test('finds categories and colours, umlauts written either way', () => {
    expect(homes('schuhe')).toEqual(new Set(['sneakers']));
    expect(homes('watch')).toContain('accessoires');
    expect(ids('waldgruen')).toEqual(expect.arrayContaining(['pouch', 'kiez-low-waldgruen']));
    expect(new Set(ids('waldgrün'))).toEqual(new Set(ids('waldgruen')));
    expect(ids('green bag').every((id) => id !== 'kiez-low-waldgruen')).toBe(true);
  });

  test('finds a colour in the form a sentence gives it', () => {
    const red = ['block-high-rot', 'rampe-skate-bordeaux'];
    for (const form of ['rot', 'rote', 'roter', 'rotes', 'roten', 'rotem']) {
      expect(new Set(ids(`${form} sneaker`)), form).toEqual(new Set(red));
    }
    expect(ids('rotes trikot')).toEqual(['deutschland-heim']);
    expect(new Set(ids('grüner'))).toEqual(new Set(ids('grün')));
    expect(ids('goldene kette')).toEqual(['kette-figaro']);
  });

  test('finds names written as one word', () => {
    expect(ids('cardholder')).toEqual(['kartenetui']);
    expect(ids('travelbag')).toEqual(['travel-bag']);
  });

  test('finds German compounds of words that products have, while they are typed too', () => {
    expect(ids('deutschlandtrikot')).toEqual(['deutschland-heim']);
    expect(ids('deutschlandtri')).toEqual(['deutschland-heim']);
    expect(ids('baseballcap')[0]).toBe('baseball-cap-monogram');
    expect(ids('silberring')).toEqual(['siegelring']);
    expect(ids('lederhose')).toEqual([]);
  });

  test('finds words however they are joined', () => {
    for (const joint of ['\t', '+', '|', '&', ' + ', '\u200b ', '=']) {
      expect(ids(`rote${joint}sneaker`), joint).toEqual(ids('rote sneaker'));
    }
    expect(ids('snea\u00adker')).toEqual(ids('sneakers'));
  });

  test('shows what comes in several colours in the one asked for', () => {
    const colourOf = (query: string, wanted: string) =>
      hitsOf(indexOf(seedCatalogue), query, () => true).find(({ id }) => id === wanted)?.colour;
    expect(colourOf('rosa', 'toiletry-bag')).toBe('rosa');
    expect(colourOf('pink bag', 'pouch')).toBe('rosa');
    expect(colourOf('grün', 'travel-bag')).toBe('oliv');
    expect(colourOf('grüne tasche', 'travel-bag')).toBe('oliv');
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
