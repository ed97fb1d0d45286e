import { ACCESSORIES } from '../../catalogue/accessories.ts';
import { BAGS } from '../../catalogue/bags.ts';
import { CAP } from '../../catalogue/cap.ts';
import { COLOURS, type ColourId } from '../../catalogue/colours.ts';
import { JERSEYS } from '../../catalogue/jerseys.ts';
import { productName } from '../../catalogue/names.ts';
import {
  ACCESSORY_WORDS,
  COLOUR_WORDS,
  KIND_WORDS,
  PRODUCT_WORDS,
  SALE_WORDS,
  SILHOUETTE_WORDS,
  SIZE_WORDS,
  SNEAKER_COLOUR_WORDS,
} from '../../catalogue/search-words.ts';
import { SEED_OFFERS } from '../../catalogue/seed/offers.ts';
import { SNEAKER_SIZES } from '../../catalogue/sizes.ts';
import { SNEAKERS } from '../../catalogue/sneakers.ts';
import type { Lang, SeedProductRef } from '../../catalogue/types.ts';
import { type ListedProduct, listProducts } from '../../rules/products.ts';
import { colourChoice } from '../ui/product-note.ts';
import { type SearchDocument, searchTerms, type Tints } from './search-options.ts';

function colourText(colours: readonly ColourId[]): string {
  return colours
    .map((id) => `${COLOURS[id].de} ${COLOURS[id].en} ${COLOUR_WORDS[id] ?? ''}`)
    .join(' ');
}

/** Colour that a word means on this product; for several, such as "blau", the first that is offered. */
function tintsOf(product: ListedProduct<SeedProductRef>): Tints | undefined {
  const colours = colourChoice(product);
  if (colours.length === 0) return undefined;
  const entries = colours.flatMap((id) =>
    colourText([id])
      .split(/\s+/)
      .flatMap((word) => searchTerms(word).map((term) => [term, id] as const)),
  );
  return Object.fromEntries(entries.toReversed());
}

function detailWords(product: ListedProduct<SeedProductRef>): { words: string; colours: string } {
  switch (product.kind) {
    case 'sneaker': {
      const silhouette = SNEAKERS.find(({ id }) => id === product.id)?.silhouette;
      const words = silhouette ? SILHOUETTE_WORDS[silhouette] : '';
      return {
        words: `${words} ${SIZE_WORDS} ${SNEAKER_SIZES.join(' ')}`,
        colours: SNEAKER_COLOUR_WORDS[product.id],
      };
    }
    case 'jersey': {
      const category = JERSEYS.find(({ id }) => id === product.id)?.category ?? '';
      return { words: category, colours: PRODUCT_WORDS[product.id] ?? '' };
    }
    case 'accessory': {
      const category = ACCESSORIES.find(({ id }) => id === product.id)?.category;
      const words = category ? ACCESSORY_WORDS[category] : '';
      return { words: `${words} ${PRODUCT_WORDS[product.id] ?? ''}`, colours: '' };
    }
    case 'cap':
      return { words: '', colours: colourText(CAP.colours) };
    case 'bag':
      return {
        words: PRODUCT_WORDS[product.id] ?? '',
        colours: colourText(BAGS[product.id].colours),
      };
  }
}

/**
 * Documents of a language's index. Both languages' words are in each: people search an
 * English page for "Kulturbeutel".
 */
export function searchDocuments(lang: Lang): SearchDocument[] {
  const other = lang === 'de' ? 'en' : 'de';
  return listProducts(SEED_OFFERS).map((product) => {
    const { words, colours } = detailWords(product);
    return {
      id: product.id,
      kind: product.kind,
      name: `${productName(product.id, lang)} ${productName(product.id, other)}`,
      words: `${KIND_WORDS[product.kind]} ${words}`,
      sale: product.originalCents > product.priceCents ? SALE_WORDS : '',
      colours,
      tints: tintsOf(product),
      priceCents: product.priceCents,
      originalCents: product.originalCents,
    };
  });
}
