import type { Catalogue, Product } from '../../catalogue/catalogue.ts';
import type { Lang } from '../../routes.ts';
import type { CardFile, Gifts } from '../../rules/card.ts';
import { coversOf } from '../../rules/item-picture.ts';
import { makeCartProduct } from '../../rules/make-cards.ts';
import { perCatalogue, rangeOf } from '../../rules/range.ts';
import { cardFileOf } from './card-path.ts';

/** Products in one file, on average: a file of 41 has 3 KB compressed. */
const PRODUCTS_PER_FILE = 100;

function makeGifts(catalogue: Catalogue, lang: Lang): Gifts {
  const { find, given, giftNames } = rangeOf(catalogue);
  const bag = find(given.id);
  if (bag?.kind !== 'bag') throw new Error(`${given.id} is no bag of the catalogue`);
  const names = {
    card_holder: giftNames.card_holder[lang],
    raffle_ticket: giftNames.raffle_ticket[lang],
    wallet: giftNames.wallet[lang],
    gift_box: giftNames.gift_box[lang],
    premium_extras: giftNames.premium_extras[lang],
  };
  return { names, given: { id: bag.id, colours: bag.colours, covers: coversOf(bag) } };
}

/** Number of files that a catalogue's cards are spread over. */
export function cardFileCount({ products }: Catalogue): number {
  return Math.ceil(products.length / PRODUCTS_PER_FILE);
}

/** Products by the number of their file. */
const filesOf = perCatalogue((catalogue): ReadonlyMap<number, readonly Product[]> => {
  const count = cardFileCount(catalogue);
  return Map.groupBy(catalogue.products, ({ id }) => cardFileOf(id, count));
});

/** Makes a file with the products of a catalogue whose ids belong there, in one language. */
export function makeCardFile(catalogue: Catalogue, lang: Lang, file: number): CardFile {
  const products = filesOf(catalogue).get(file) ?? [];
  return {
    products: products.map((product) => makeCartProduct(product, catalogue, lang)),
    gifts: makeGifts(catalogue, lang),
  };
}
