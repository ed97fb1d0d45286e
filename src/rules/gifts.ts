import type { Lang } from '#routes.ts';
import { type ColourNames, colourNames } from './colour-names.ts';
import { defaultGiftColour, giftColourOf } from './gift-colour.ts';
import { lineKey } from './line-ids.ts';
import { nameIn } from './name.ts';
import type { FindProduct, GiftNames, ItemProduct, Range } from './range.ts';
import { readItemId } from './read-item-id.ts';
import type { VariantChoice } from './variant-choice.ts';

/** A present as its own line: it costs nothing, is named everywhere and packed with its order. */
export type GiftLine = {
  /** Id of the gift. */
  readonly kind: string;
  /** The line it comes with (`lineKey`). */
  readonly forLine: string;
  /** One per pack bought. */
  readonly quantity: number;
  /** Of a gift that is a product. */
  readonly colour?: string;
};

type GiftSource = VariantChoice & { readonly quantity: number };

/**
 * The presents of a cart, in the order of its lines: two Duos bring two card holders. A colour that
 * the given product does not come in falls back to the default here; pricing refuses it.
 */
export function giftLines(
  items: readonly GiftSource[],
  { find, given, options }: Pick<Range<ItemProduct>, 'find' | 'given' | 'options'>,
): GiftLine[] {
  return items.flatMap((item) =>
    giftKinds(item.id, find).map((kind): GiftLine => {
      const gift = { kind, forLine: lineKey(item), quantity: item.quantity };
      if (kind !== given?.gift) return gift;
      const colour = giftColourOf(item.giftColor, given.colours, options.colours);
      return { ...gift, colour: colour ?? defaultGiftColour(given.colours) };
    }),
  );
}

/** Gifts that come with an item: those of its pack, else none. */
export function giftKinds(id: string, find: FindProduct<ItemProduct>): readonly string[] {
  const reading = readItemId(id, find);
  if (!reading.ok) return [];
  const { product, variant } = reading;
  return variant.pack ? (product.packs?.[variant.pack]?.gifts ?? []) : [];
}

/** "Etui, Rosa" or just the present's name. */
export function giftName(
  gift: Pick<GiftLine, 'kind' | 'colour'>,
  lang: Lang,
  names: GiftNames,
  colours: ColourNames,
): string {
  const name = nameIn(names[gift.kind] ?? gift.kind, lang);
  return gift.colour === undefined ? name : `${name}, ${colourNames([gift.colour], lang, colours)}`;
}
