import type { Product } from '#catalogue/catalogue.ts';
import { COLOUR_IDS, COLOURS, type ColourId } from '#catalogue/colours.ts';
import {
  ACCESSORY_WORDS,
  COLOUR_WORDS,
  KIND_WORDS,
  SALE_WORDS,
  SILHOUETTE_WORDS,
  SIZE_WORDS,
} from '#catalogue/search-vocabulary.ts';
import type { Lang } from '#catalogue/types.ts';
import type { ColourNames } from '../colour-names.ts';
import { priceFields } from '../price-figures.ts';
import { startPrice } from '../product-prices.ts';
import { type SearchDocument, searchTerms, type Tints } from './search-options.ts';

const NAMES: ColourNames = COLOURS;

function colourText(colours: readonly ColourId[]): string {
  return colours
    .map((id) => `${NAMES[id]?.de} ${NAMES[id]?.en} ${COLOUR_WORDS[id] ?? ''}`)
    .join(' ');
}

const COLOUR_TERMS = new Map(
  COLOUR_IDS.map((id) => [id, colourText([id]).split(/\s+/).flatMap(searchTerms)]),
);

/** Colour that a word means on this product; for several, such as "blau", the first that is offered. */
function tintsOf(product: Product): Tints | undefined {
  if (!('colours' in product)) return undefined;
  const entries = product.colours.flatMap((id) =>
    (COLOUR_TERMS.get(id) ?? []).map((term) => [term, id] as const),
  );
  return Object.fromEntries(entries.toReversed());
}

function detailWords(product: Product): { words: string; colours: string } {
  const { searchWords } = product;
  switch (product.kind) {
    case 'sneaker': {
      const sizes = `${SIZE_WORDS} ${product.sizes.join(' ')}`;
      return { words: `${SILHOUETTE_WORDS[product.silhouette]} ${sizes}`, colours: searchWords };
    }
    case 'jersey':
      return { words: product.category, colours: searchWords };
    case 'accessory':
      return { words: `${ACCESSORY_WORDS[product.category]} ${searchWords}`, colours: '' };
    case 'cap':
    case 'bag':
      return { words: searchWords, colours: colourText(product.colours) };
  }
}

/**
 * Document of a product in a language's index. Both languages' words are in each: people search an English page for
 * "Kulturbeutel".
 */
export function searchDocument(product: Product, lang: Lang): SearchDocument {
  const other = lang === 'de' ? 'en' : 'de';
  const { id, kind, name } = product;
  const price = startPrice(product);
  const isReduced = Math.max(price.originalCents, price.provenCents ?? 0) > price.priceCents;
  const { words, colours } = detailWords(product);
  return {
    id,
    kind,
    name: `${name[lang]} ${name[other]}`,
    words: `${KIND_WORDS[kind]} ${words}`,
    sale: isReduced ? SALE_WORDS : '',
    colours,
    tints: tintsOf(product),
    ...priceFields(price),
  };
}
