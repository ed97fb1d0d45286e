import { COLOURS, type ColourId } from '../catalogue/colours.ts';
import { GIFT_NAMES, PACK_GIFTS } from '../catalogue/gifts.ts';
import type { PackKey, SeedBagId } from '../catalogue/ids.ts';
import type { GiftKind, Lang } from '../catalogue/types.ts';
import { defaultGiftColour, giftColourOf } from './gift-colour.ts';
import { lineKey } from './line-ids.ts';
import { parseItemId } from './read-item-id.ts';
import type { VariantChoice } from './variant-choice.ts';

/** A present as its own line: it costs nothing, is named everywhere and packed with its order. */
export type GiftLine = {
  readonly kind: GiftKind;
  /** The line it comes with (`lineKey`). */
  readonly forLine: string;
  /** One per pack bought. */
  readonly quantity: number;
  /** Card holders only. */
  readonly colour?: ColourId;
};

export type GiftSource = VariantChoice & { readonly quantity: number };

/** Gifts that come with that pack of that bag. */
export function packGifts(bag: SeedBagId, pack: PackKey): readonly GiftKind[] {
  return PACK_GIFTS[bag][pack];
}

/**
 * The presents of a cart, in the order of its lines: two Duos bring two card holders. A colour that
 * the card holder does not come in falls back to the default here; pricing refuses it.
 */
export function giftLines(items: readonly GiftSource[]): GiftLine[] {
  return items.flatMap((item) => {
    const variant = parseItemId(item.id);
    if (variant?.kind !== 'bag') return [];
    return packGifts(variant.productId, variant.pack).map((kind): GiftLine => {
      const gift = { kind, forLine: lineKey(item), quantity: item.quantity };
      if (kind !== 'card_holder') return gift;
      return { ...gift, colour: giftColourOf(item.giftColor) ?? defaultGiftColour() };
    });
  });
}

/** "Elvare Kartenetui, Rosa" or just the present's name. */
export function giftName(gift: Pick<GiftLine, 'kind' | 'colour'>, lang: Lang): string {
  const name = GIFT_NAMES[gift.kind][lang];
  return gift.colour === undefined ? name : `${name}, ${COLOURS[gift.colour][lang]}`;
}
