import type { BagProduct, Catalogue, Product } from '#catalogue/catalogue.ts';
import { OPTIONS } from '#catalogue/options.ts';
import type { Lang } from '#routes.ts';
import type { CardFile, Gifts } from '#rules/card.ts';
import { coversOf } from '#rules/item-picture.ts';
import { makeCartProduct } from '#rules/make-cards.ts';
import { type PathRange, pathRangeOf } from '#rules/product-path.ts';
import { type Options, perCatalogue, rangeOf } from '#rules/range.ts';
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

const packNames = Object.entries(OPTIONS.packs).map(
  ([id, { name, pieces }]) => [id, { name, pieces }] as const,
);
/** Options as far as carts name them. */
const CART_OPTIONS: Options = { colours: OPTIONS.colours, packs: Object.fromEntries(packNames) };

/** Parts of a catalogue that a file shows. */
interface CardFileParts extends PathRange {
  readonly shown: readonly Product[];
  readonly gifts: Catalogue['gifts'];
  readonly given: BagProduct;
}

function makeGifts({ gifts, given }: CardFileParts, lang: Lang): Gifts {
  const names = {
    card_holder: gifts.card_holder.name[lang],
    raffle_ticket: gifts.raffle_ticket.name[lang],
    wallet: gifts.wallet.name[lang],
    gift_box: gifts.gift_box.name[lang],
    premium_extras: gifts.premium_extras.name[lang],
  };
  return { names, given: { id: given.id, colours: given.colours, covers: coversOf(given) } };
}

/** Makes a file with the products of a catalogue whose ids belong there; `id` is its number. */
export const makeCardFile = ofParts(
  (catalogue, id): CardFileParts => {
    const { find, given } = rangeOf(catalogue);
    const bag = find(given.id);
    if (bag?.kind !== 'bag') throw new Error(`${given.id} is no bag of the catalogue`);
    const shown = filesOf(catalogue).get(Number(id)) ?? [];
    return { shown, gifts: catalogue.gifts, given: bag, ...pathRangeOf(catalogue) };
  },
  (parts, lang): CardFile => ({
    products: parts.shown.map((product) => makeCartProduct(product, parts, lang)),
    gifts: makeGifts(parts, lang),
    options: CART_OPTIONS,
  }),
);
