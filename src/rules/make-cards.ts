import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { type Lang, localized } from '#routes.ts';
import type { Card, CartProduct } from './card.ts';
import { coversOf } from './item-picture.ts';
import { priceFields } from './price-figures.ts';
import { startPrice } from './product-prices.ts';
import { rangeOf, tagValues } from './range.ts';

/** Part of a catalogue that cards are made with. */
type CardRange = Pick<Catalogue, 'collections'>;

/** Pictures of a card, in the colour that stands for the product. */
function picturesOf(product: Product): Pick<Card, 'cover' | 'other'> {
  const { id, pictures } = product;
  const colour = product.cover ?? product.colours?.[0];
  const shown = pictures.filter((picture) => picture.colour === colour);
  const [cover, other] = shown.map(({ base }) => base);
  // The schema wants a picture of every colour.
  if (cover === undefined) throw new Error(`${id} has no picture in ${colour}`);
  // Several colours of a pack have no second view in common.
  if (product.packs) return { cover };
  return { cover, ...(other !== undefined && { other }) };
}

/** Returns the note of a product's first tag that has one. */
function noteOf(
  tags: Product['tags'],
  { collections }: CardRange,
  lang: Lang,
): { readonly note?: string } {
  const [note] = tagValues(tags, collections).flatMap((tag) => tag.note ?? []);
  return note ? { note: note[lang] } : {};
}

/** Makes the card of a product, in one language. */
export function makeCard(product: Product, range: CardRange, lang: Lang): Card {
  const { id, tags, name, path, demoRating, rating, volumeMl, sizes, colours, packs } = product;
  return {
    id,
    tags,
    name: name[lang],
    href: localized(path, lang),
    ...priceFields(startPrice(product)),
    ...picturesOf(product),
    ...(demoRating && { demoRating }),
    ...(rating && { rating }),
    ...noteOf(tags, range, lang),
    ...(volumeMl !== undefined && { volumeMl }),
    ...(colours && { colours }),
    ...(!sizes && !colours && !packs && { isPlain: true }),
  };
}

/** Makes the cards of chosen products, in that order, without tags; ids that the catalogue doesn't have are left out. */
export function makeCards(ids: readonly string[], catalogue: Catalogue, lang: Lang): Card[] {
  const { find } = rangeOf(catalogue);
  return ids.flatMap((id) => {
    const product = find(id);
    if (!product) return [];
    const { tags: _, ...card } = makeCard(product, catalogue, lang);
    return [card];
  });
}

/** Makes the card of a product with what carts need, in one language. */
export function makeCartProduct(product: Product, range: CardRange, lang: Lang): CartProduct {
  const packs = product.packs && Object.entries(product.packs);
  const forCart = packs?.map(([id, { gifts, ...price }]) => [id, { ...priceFields(price), gifts }]);
  return {
    ...makeCard(product, range, lang),
    ...(product.sizes && { sizes: product.sizes }),
    ...(product.measuresMm && { measuresMm: product.measuresMm }),
    ...(product.colours && { covers: coversOf(product) }),
    ...(forCart && { packs: Object.fromEntries(forCart) }),
  };
}
