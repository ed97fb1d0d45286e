import type { Catalogue, Product } from '../../catalogue/catalogue.ts';
import type { ColourId } from '../../catalogue/colours.ts';
import { DEFAULT_PACK } from '../../catalogue/packs.ts';
import type { View } from '../../catalogue/pictures.ts';
import { type Lang, localized } from '../../routes.ts';
import { coversOf, pictureOf } from '../../rules/item-picture.ts';
import { productPath } from '../../rules/product-path.ts';
import { rangeOf } from '../../rules/range.ts';
import type { Card, CardFile, CartProduct, Gifts } from './card.ts';
import { cardFileOf } from './card-path.ts';

/** Products in one file, on average: a file of 41 has 3 KB compressed. */
const PRODUCTS_PER_FILE = 100;

const OTHER_VIEWS = {
  sneaker: 'side',
  jersey: 'back',
  cap: 'side',
  accessory: 'detail',
} as const satisfies Partial<Record<Product['kind'], View>>;

/** Path of the picture that stands for a product. */
function coverOf(product: Product, colour?: ColourId): string {
  const cover = pictureOf(product, colour);
  // The schema wants every view in every colour.
  if (cover === undefined) throw new Error(`${product.id} has no picture in ${colour}`);
  return cover;
}

function otherOf(product: Product, colour?: ColourId): { readonly other?: string } {
  if (product.kind === 'bag') return {};
  const view = OTHER_VIEWS[product.kind];
  const other = product.pictures.find((one) => one.view === view && one.colour === colour);
  return other ? { other: other.base } : {};
}

/** Fields that cards of every kind have. */
function shown(product: Product, catalogue: Catalogue, lang: Lang, colour?: ColourId) {
  const { priceCents, originalCents } =
    product.kind === 'bag' ? product.packs[DEFAULT_PACK] : product;
  return {
    name: product.name[lang],
    href: localized(productPath(product, catalogue), lang),
    priceCents,
    originalCents,
    cover: coverOf(product, colour),
    ...otherOf(product, colour),
    demoRating: product.demoRating,
  };
}

/** Makes the card of a product, in one language. */
export function makeCard<Made extends Product>(
  product: Made,
  catalogue: Catalogue,
  lang: Lang,
): Extract<Card, { readonly kind: Made['kind'] }>;
export function makeCard(product: Product, catalogue: Catalogue, lang: Lang): Card {
  switch (product.kind) {
    case 'sneaker': {
      const { kind, silhouette } = product;
      return { kind, id: product.id, silhouette, ...shown(product, catalogue, lang) };
    }
    case 'jersey': {
      const { kind, category } = product;
      return { kind, id: product.id, category, ...shown(product, catalogue, lang) };
    }
    case 'cap': {
      const { kind, colours } = product;
      return { kind, id: product.id, colours, ...shown(product, catalogue, lang, colours[0]) };
    }
    case 'accessory': {
      const { kind, category, volumeMl } = product;
      const own = { kind, id: product.id, category, ...(volumeMl !== undefined && { volumeMl }) };
      return { ...own, ...shown(product, catalogue, lang) };
    }
    case 'bag': {
      const { kind, colours, cover } = product;
      return { kind, id: product.id, colours, ...shown(product, catalogue, lang, cover) };
    }
  }
}

/** Makes the cards of chosen products, in that order; ids that the catalogue doesn't have are left out. */
export function makeCards(ids: readonly string[], catalogue: Catalogue, lang: Lang): Card[] {
  const { find } = rangeOf(catalogue);
  return ids.flatMap((id) => {
    const product = find(id);
    return product ? [makeCard(product, catalogue, lang)] : [];
  });
}

function cartProduct(product: Product, catalogue: Catalogue, lang: Lang): CartProduct {
  switch (product.kind) {
    case 'sneaker':
      return { ...makeCard(product, catalogue, lang), sizes: product.sizes };
    case 'jersey':
      return { ...makeCard(product, catalogue, lang), sizes: product.sizes };
    case 'cap':
      return { ...makeCard(product, catalogue, lang), covers: coversOf(product) };
    case 'accessory':
      return makeCard(product, catalogue, lang);
    case 'bag': {
      const pack = (key: keyof typeof product.packs) => {
        const { priceCents, originalCents, gifts } = product.packs[key];
        return { priceCents, originalCents, gifts };
      };
      const packs = { einzelpack: pack('einzelpack'), duo: pack('duo'), trio: pack('trio') };
      return { ...makeCard(product, catalogue, lang), covers: coversOf(product), packs };
    }
  }
}

function makeGifts(catalogue: Catalogue, lang: Lang): Gifts {
  const { given, giftNames } = rangeOf(catalogue);
  const bag = catalogue.products.find(({ id }) => id === given.id);
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

/** Makes a file with the products of a catalogue whose ids belong there, in one language. */
export function makeCardFile(catalogue: Catalogue, lang: Lang, file: number): CardFile {
  const count = cardFileCount(catalogue);
  return {
    products: catalogue.products
      .filter(({ id }) => cardFileOf(id, count) === file)
      .map((product) => cartProduct(product, catalogue, lang)),
    gifts: makeGifts(catalogue, lang),
  };
}
