import type { Product } from '#catalogue/catalogue.ts';
import type { Localized } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { perObject } from '#rules/per-object.ts';
import { splitWords } from '#rules/search/bound-query.ts';
import { searchTerms } from '#rules/search/search-options.ts';

/** Names of colours, each with the words for it in product texts of both languages. */
const NAMES: readonly (readonly [de: string, en: string, words?: string])[] = [
  ['Schwarz', 'Black'],
  ['Weiß', 'White'],
  ['Grau', 'Grey', 'gray'],
  ['Beige', 'Beige', 'creme cream sand'],
  ['Braun', 'Brown', 'cognac taupe'],
  ['Rot', 'Red', 'weinrot bordeaux burgundy'],
  ['Orange', 'Orange'],
  ['Gelb', 'Yellow'],
  ['Grün', 'Green', 'oliv olive'],
  ['Blau', 'Blue', 'hellblau dunkelblau azurblau navy'],
  ['Lila', 'Purple', 'violett'],
  ['Rosa', 'Pink'],
  ['Gold', 'Gold'],
  ['Silber', 'Silver', 'Stahl steel'],
];
/** Google reads three at most, the main one first. */
const MOST = 3;

const BY_TERM = new Map(
  NAMES.flatMap(([de, en, words = '']) => {
    const name = { de, en };
    return splitWords(`${de} ${en} ${words}`)
      .flatMap(searchTerms)
      .map((term) => [term, name] as const);
  }),
);

function coloursIn(text: string): Localized<string>[] {
  const found = splitWords(text).flatMap((word) =>
    searchTerms(word).flatMap((term) => BY_TERM.get(term) ?? []),
  );
  return [...new Set(found)].slice(0, MOST);
}

/** Colours of a product that has none to choose, as its search words, name or description say; main one first. */
const namedColours = perObject(({ searchWords, name, texts }: Product): Localized<string>[] => {
  for (const source of [searchWords ?? '', `${name.de} ${name.en}`, texts.de.description ?? '']) {
    const colours = coloursIn(source);
    if (colours.length > 0) return colours;
  }
  return [];
});

/**
 * What Germany asks of clothes, shoes, bags, jewellery, glasses and watches: for adults, women and men, as sizes from
 * EU 36 to 45 and XS to XXL are.
 */
export function* apparelOf(
  product: Product,
  lang: Lang,
  colour: string | undefined,
  size: string | undefined,
  sizeSystem: string | undefined,
): Generator<readonly [name: string, value: string]> {
  // What has a content is no clothing: perfume.
  if (product.volumeMl !== undefined) return;
  const colours =
    colour ??
    namedColours(product)
      .map((named) => named[lang])
      .join('/');
  if (colours) yield ['color', colours];
  if (size) yield ['size', size];
  if (size && sizeSystem) yield ['size_system', sizeSystem];
  yield ['age_group', 'adult'];
  yield ['gender', 'unisex'];
}
