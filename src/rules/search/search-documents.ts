import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { SALE_WORDS, SIZE_WORDS } from '#catalogue/search-vocabulary.ts';
import type { Lang } from '#routes.ts';
import { perObject } from '../per-object.ts';
import { priceFields } from '../price-figures.ts';
import { startPrice } from '../product-prices.ts';
import { tagValues } from '../range.ts';
import { type SearchDocument, searchTerms, type Tints } from './search-options.ts';

/** Parts of a catalogue whose words products have. */
type SearchWords = Pick<Catalogue, 'colours' | 'collections'>;
type Colours = Catalogue['colours'];

const colourText = (ids: readonly string[], colours: Colours) =>
  ids
    .map((id) => {
      const { name, searchWords = '' } = colours[id] ?? { name: { de: id, en: id } };
      return `${name.de} ${name.en} ${searchWords}`;
    })
    .join(' ');

/** Terms of each colour. */
const termsOf = perObject(
  (colours: Colours) =>
    new Map(
      Object.keys(colours).map((id) => [
        id,
        colourText([id], colours).split(/\s+/).flatMap(searchTerms),
      ]),
    ),
);

/** Colour that a word means on this product; for several, such as "blau", the first that is offered. */
function tintsOf({ colours: own }: Product, colours: Colours): Tints | undefined {
  if (!own) return undefined;
  const terms = termsOf(colours);
  const entries = own.flatMap((id) => (terms.get(id) ?? []).map((term) => [term, id] as const));
  return Object.fromEntries(entries.toReversed());
}

/** Synonyms of a product's collection and tags, and its sizes. */
function sharedWords({ collection, tags, sizes }: Product, { collections }: SearchWords): string[] {
  const tagWords = tagValues(tags, collections).map((tag) => tag.searchWords ?? '');
  const sizeWords = sizes ? [SIZE_WORDS, ...sizes] : [];
  return [collections[collection]?.searchWords ?? '', ...tagWords, ...sizeWords];
}

/**
 * Document of a product in a language's index. Both languages' words are in each: people search an English page for
 * "Kulturbeutel".
 */
export function searchDocument(product: Product, lang: Lang, shared: SearchWords): SearchDocument {
  const other = lang === 'de' ? 'en' : 'de';
  const { id, name, searchWords = '' } = product;
  const price = startPrice(product);
  const isReduced = Math.max(price.originalCents ?? 0, price.provenCents ?? 0) > price.priceCents;
  return {
    id,
    name: `${name[lang]} ${name[other]}`,
    words: [...sharedWords(product, shared), searchWords].join(' '),
    sale: isReduced ? SALE_WORDS : '',
    colours: colourText(product.colours ?? [], shared.colours),
    tints: tintsOf(product, shared.colours),
    ...priceFields(price),
  };
}
