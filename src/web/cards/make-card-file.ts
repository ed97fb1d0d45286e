import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import type { CardFile, Gifts } from '#rules/card.ts';
import { coversOf } from '#rules/item-picture.ts';
import { makeCartProduct } from '#rules/make-cards.ts';
import { cartOptions, mapValues, perCatalogue, rangeOf } from '#rules/range.ts';
import { ofParts } from '../of-parts.ts';
import { cardFileOf } from './card-path.ts';

/** Products in one file, on average: a file of 41 has 3 KB compressed. */
const PRODUCTS_PER_FILE = 100;

/** Number of files that a catalogue's cards are spread over. */
export function cardFileCount({ products }: Catalogue): number {
  return Math.ceil(products.length / PRODUCTS_PER_FILE);
}

/** Products by the number of their file. */
const filesOf = perCatalogue((catalogue): ReadonlyMap<number, readonly Product[]> => {
  const count = cardFileCount(catalogue);
  return Map.groupBy(catalogue.products, ({ id }) => cardFileOf(id, count));
});

/** Parts of a catalogue that a file shows. */
interface CardFileParts
  extends Pick<Catalogue, 'gifts' | 'colours' | 'packs' | 'sizes' | 'collections'> {
  readonly shown: readonly Product[];
  /** The product that packs give: a list, so that parts are objects of the catalogue. */
  readonly given: readonly Product[];
}

function makeGifts(gifts: Catalogue['gifts'], product: Product | undefined, lang: Lang): Gifts {
  const names = mapValues(gifts, ({ name }) => name[lang]);
  const gift = Object.keys(gifts).find((id) => gifts[id]?.product === product?.id);
  if (!product?.colours || !gift) return { names };
  const { id, colours, measuresMm } = product;
  const given = { gift, id, colours, covers: coversOf(product) };
  return { names, given: { ...given, ...(measuresMm && { measuresMm }) } };
}

/** Makes a file with the products of a catalogue whose ids belong there; `id` is its number. */
export const makeCardFile = ofParts(
  (catalogue, id): CardFileParts => {
    const { find, given } = rangeOf(catalogue);
    const { gifts, colours, packs, sizes, collections } = catalogue;
    const product = given && find(given.id);
    const shown = filesOf(catalogue).get(Number(id)) ?? [];
    return { shown, gifts, colours, packs, sizes, collections, given: product ? [product] : [] };
  },
  ({ shown, gifts, given: [product], ...options }, lang): CardFile => ({
    products: shown.map((each) => makeCartProduct(each, options, lang)),
    gifts: makeGifts(gifts, product, lang),
    options: cartOptions(options),
  }),
);
