import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { ColourId } from '#catalogue/colours.ts';
import type { View } from '#catalogue/pictures.ts';
import { type Lang, localized } from '#routes.ts';
import type { Card, CartProduct } from './card.ts';
import { coversOf, pictureOf } from './item-picture.ts';
import { priceFields } from './price-figures.ts';
import { type PathRange, productPath } from './product-path.ts';
import { startPrice } from './product-prices.ts';
import { rangeOf } from './range.ts';

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
function shown(product: Product, range: PathRange, lang: Lang, colour?: ColourId) {
  return {
    name: product.name[lang],
    href: localized(productPath(product, range), lang),
    ...priceFields(startPrice(product)),
    cover: coverOf(product, colour),
    ...otherOf(product, colour),
    demoRating: product.demoRating,
  };
}

/** Makes the card of a product, in one language. */
export function makeCard<Made extends Product>(
  product: Made,
  range: PathRange,
  lang: Lang,
): Extract<Card, { readonly kind: Made['kind'] }>;
export function makeCard(product: Product, range: PathRange, lang: Lang): Card {
  switch (product.kind) {
    case 'sneaker': {
      const { kind, silhouette } = product;
      return { kind, id: product.id, silhouette, ...shown(product, range, lang) };
    }
    case 'jersey': {
      const { kind, category } = product;
      return { kind, id: product.id, category, ...shown(product, range, lang) };
    }
    case 'cap': {
      const { kind, colours } = product;
      return { kind, id: product.id, colours, ...shown(product, range, lang, colours[0]) };
    }
    case 'accessory': {
      const { kind, category, volumeMl } = product;
      const own = { kind, id: product.id, category, ...(volumeMl !== undefined && { volumeMl }) };
      return { ...own, ...shown(product, range, lang) };
    }
    case 'bag': {
      const { kind, colours, cover } = product;
      return { kind, id: product.id, colours, ...shown(product, range, lang, cover) };
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

/** Makes the card of a product with what carts need, in one language. */
export function makeCartProduct(product: Product, range: PathRange, lang: Lang): CartProduct {
  switch (product.kind) {
    case 'sneaker':
      return { ...makeCard(product, range, lang), sizes: product.sizes };
    case 'jersey':
      return { ...makeCard(product, range, lang), sizes: product.sizes };
    case 'cap':
      return { ...makeCard(product, range, lang), covers: coversOf(product) };
    case 'accessory':
      return makeCard(product, range, lang);
    case 'bag': {
      const pack = (key: keyof typeof product.packs) => {
        const { gifts, ...price } = product.packs[key];
        return { ...priceFields(price), gifts };
      };
      const packs = { einzelpack: pack('einzelpack'), duo: pack('duo'), trio: pack('trio') };
      return { ...makeCard(product, range, lang), covers: coversOf(product), packs };
    }
  }
}
