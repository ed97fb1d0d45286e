import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import { hitsOf } from '#rules/search/search-hits.ts';
import type { SearchIndex } from '#rules/search/search-index.ts';
import { makeIndex } from '#server/search/make-index.ts';
import { loadIndex } from '#web/search/load-index.ts';
import { makeSearchIndex } from '#web/search/search-index.ts';
import { catalogues } from './catalogues.ts';
import { largeCatalogue } from './large-catalogue.ts';
import { runs } from './runs.ts';

/** Server and browser find the same products in the same order: an index is made there and loaded here. */

async function both(catalogue: Catalogue, lang: Lang): Promise<readonly SearchIndex[]> {
  const json = JSON.stringify(makeSearchIndex(catalogue, lang));
  return [await makeIndex(catalogue, lang), loadIndex(JSON.parse(json))];
}

const WORDS = [
  ...['sneaker', 'snaeker', 'schwarz', 'rosa', 'grün', 'Größe', '42', 'sale', 'kulturbeuttel'],
  ...['pouch', 'vintage', '1990', '1989', 'trikot', 'uhr', 'bag', 'a', 'sn', 'Name', 'zz', '7'],
];
const queries = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
  fc
    .tuple(fc.constantFrom(...WORDS), fc.nat({ max: 9 }))
    .map(([word, length]) => word.slice(0, length)),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

function sameHits([server, browser]: readonly SearchIndex[], query: string, isSale: boolean) {
  if (!server || !browser) throw new Error('an index is missing');
  expect(hitsOf(server, query, () => isSale)).toEqual(hitsOf(browser, query, () => isSale));
}

it('in any catalogue', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogues,
      fc.constantFrom(...LANGS),
      fc.array(queries, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (catalogue, lang, asked, isSale) => {
        const indexes = await both(catalogue, lang);
        for (const query of asked) sameHits(indexes, query, isSale);
      },
    ),
    runs(20),
  );
});

it('in a range with many equal scores', async () => {
  for (const lang of LANGS) {
    const indexes = await both(largeCatalogue(500), lang);
    fc.assert(
      fc.property(queries, (query) => sameHits(indexes, query, true)),
      runs(40),
    );
  }
});
