import { fallbackPicture } from '#catalogue/pictures.ts';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { type GiftLine, giftName } from '#rules/gifts.ts';
import { pictureOf } from '#rules/item-picture.ts';
import type { PricedLine } from '#rules/pricing.ts';
import type { Range } from '#rules/range.ts';

/**
 * The lines of an order as they are stored, shown and mailed: what was bought, then the presents as
 * named lines that cost nothing. Equal presents are one line, so that a full cart of trios stays
 * below the payment provider's 100 lines.
 */
export function orderItems(
  lines: readonly PricedLine[],
  gifts: readonly GiftLine[],
  lang: Lang,
  range: Range,
): OrderItem[] {
  const given = joinGifts(gifts).map((gift) => giftItem(gift, lang, range));
  return [...lines.map(boughtItem), ...given];
}

function boughtItem(line: PricedLine): OrderItem {
  return {
    id: line.itemId,
    key: line.goodsKey,
    product_id: line.productId,
    name: line.name,
    variant: line.variant,
    image: line.imagePath,
    ...(line.imagePaths && { images: [...line.imagePaths] }),
    ...(line.pieces && { pieces: line.pieces }),
    unit_amount: line.unitCents,
    quantity: line.quantity,
    amount: line.totalCents,
    gift: false,
  };
}

type JoinedGift = Pick<GiftLine, 'kind' | 'colour' | 'quantity'>;

function joinGifts(gifts: readonly GiftLine[]): JoinedGift[] {
  const joined = new Map<string, JoinedGift>();
  for (const { kind, colour, quantity } of gifts) {
    const key = giftId({ kind, colour });
    const before = joined.get(key)?.quantity ?? 0;
    joined.set(key, {
      kind,
      quantity: before + quantity,
      ...(colour !== undefined && { colour }),
    });
  }
  return [...joined.values()];
}

function giftId(gift: { kind: GiftLine['kind']; colour?: GiftLine['colour'] | undefined }): string {
  return gift.colour === undefined ? `gift-${gift.kind}` : `gift-${gift.kind}-${gift.colour}`;
}

/** A gift that is sold as well has a product and a picture. */
function giftItem(
  gift: JoinedGift,
  lang: Lang,
  { find, given, giftNames, options }: Range,
): OrderItem {
  const { colour } = gift;
  const product = find(given?.id ?? '');
  const picture = colour && product && pictureOf(product, colour);
  return {
    id: giftId(gift),
    product_id: gift.kind === given?.gift ? given.id : gift.kind,
    name: giftName(gift, lang, giftNames, options.colours),
    variant: '',
    image: picture ? fallbackPicture(picture) : '',
    unit_amount: 0,
    quantity: gift.quantity,
    amount: 0,
    gift: true,
  };
}
