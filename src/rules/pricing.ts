import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { fallbackPicture } from '#catalogue/pictures.ts';
import type { Lang } from '#routes.ts';
import { type GiftLine, giftLines } from './gifts.ts';
import { pictureOf } from './item-picture.ts';
import { goodsKey, type ItemVariant, lineKey } from './line-ids.ts';
import { centsFromEuros } from './money.ts';
import type { PricedProduct, Range } from './range.ts';
import { type ChoiceCode, readChoice } from './read-choice.ts';
import { readItemId } from './read-item-id.ts';
import type { VariantChoice } from './variant-choice.ts';
import { variantText } from './variant-text.ts';

/** An item as the browser sends it; nothing in it is believed but the choice. `price` in EUR. */
export type ItemToPrice = VariantChoice & {
  readonly price: number;
  readonly quantity: number;
};

/** A line at the catalogue's price, with everything an order, a mail or the hosted page shows. */
export type PricedLine = {
  readonly lineKey: string;
  readonly goodsKey: string;
  readonly itemId: string;
  readonly productId: string;
  readonly name: string;
  /** For people, in the shopper's language; empty where nothing is to be chosen. */
  readonly variant: string;
  readonly unitCents: number;
  readonly quantity: number;
  readonly totalCents: number;
  /** Path of the WebP fallback, from the site's root. */
  readonly imagePath: string;
  /** Of a pack of several colours: a picture of each. */
  readonly imagePaths?: readonly string[];
  /** Of one pack that has no colours to tell them. */
  readonly pieces?: number;
  /** Those of a pack in the order chosen, or the one of the id. */
  readonly colours: readonly string[];
  /** Of the card holder that the pack brings. */
  readonly giftColour?: string;
};

export type PricingCode = ChoiceCode | 'price_mismatch' | 'invalid_quantity' | 'amount_too_large';

type Pricing =
  | {
      readonly ok: true;
      readonly lines: readonly PricedLine[];
      readonly gifts: readonly GiftLine[];
      readonly subtotalCents: number;
    }
  | { readonly ok: false; readonly code: PricingCode; readonly index: number };

/** Unit price of a variant in cents; undefined if it has none. */
export type PriceOf = (
  product: PricedProduct,
  variant: ItemVariant,
  item: ItemToPrice,
) => number | undefined;

type LineResult =
  | { readonly ok: true; readonly line: PricedLine }
  | { readonly ok: false; readonly code: PricingCode };

/**
 * Prices a cart from the catalogue (docs/decisions/0069-nobody-pays-a-price-that-was-not-shown.md). The first
 * item that is unknown, wrongly chosen, not whole or not at its price refuses the cart with its
 * `index`. Items of the same variant become one line; nothing else is merged or corrected. `priceOf`
 * gives other prices than the catalogue's, to compare with what was ordered before.
 */
export function priceItems(
  items: readonly ItemToPrice[],
  lang: Lang,
  range: Pick<Range, 'find' | 'given' | 'options'>,
  priceOf: PriceOf = unitPriceCents,
): Pricing {
  const lines = new Map<string, PricedLine>();
  let subtotalCents = 0;
  for (const [index, item] of items.entries()) {
    const priced = priceItem(item, lang, range, priceOf);
    if (!priced.ok) return { ok: false, code: priced.code, index };
    const { line } = priced;
    subtotalCents += line.totalCents;
    if (subtotalCents > MAX_AMOUNT_CENTS) return { ok: false, code: 'amount_too_large', index };
    const same = lines.get(line.lineKey);
    lines.set(line.lineKey, same ? joined(same, line) : line);
  }
  const priced = [...lines.values()];
  return {
    ok: true,
    lines: priced,
    gifts: giftLines(priced.map(giftSource), range),
    subtotalCents,
  };
}

function joined(first: PricedLine, more: PricedLine): PricedLine {
  return {
    ...first,
    quantity: first.quantity + more.quantity,
    totalCents: first.totalCents + more.totalCents,
  };
}

function giftSource({ itemId, colours, giftColour, quantity }: PricedLine) {
  return { ...canonicalChoice(itemId, colours, giftColour), quantity };
}

/** The choice in the one spelling that keys are taken of, however the browser wrote it. */
function canonicalChoice(id: string, colours: readonly string[], giftColour?: string) {
  return { id, colourIds: colours.join(','), giftColor: giftColour };
}

function priceItem(
  item: ItemToPrice,
  lang: Lang,
  range: Pick<Range, 'find' | 'given' | 'options'>,
  priceOf: PriceOf,
): LineResult {
  const reading = readItemId(item.id, range.find);
  if (!reading.ok) return reading;
  const { product, variant } = reading;
  if (!Number.isSafeInteger(item.quantity) || item.quantity < 1) return refused('invalid_quantity');
  const choice = readChoice(item, product, variant, range);
  if (!choice.ok) return choice;
  const unitCents = priceOf(product, variant, item);
  if (unitCents === undefined || centsFromEuros(item.price) !== unitCents) {
    return refused('price_mismatch');
  }

  const { colours, giftColour } = choice;
  const picture = pictureOf(product, colours[0]);
  if (picture === undefined) return refused('colour_count');
  const paths = colours.flatMap((colour) => {
    const base = pictureOf(product, colour);
    return base === undefined ? [] : fallbackPicture(base);
  });
  const pieces = colours.length > 0 ? 1 : (range.options.packs[variant.pack ?? '']?.pieces ?? 1);
  // Outside of packs the colour is part of the id.
  const chosen = canonicalChoice(item.id, variant.pack ? colours : [], giftColour);
  return {
    ok: true,
    line: {
      lineKey: lineKey(chosen),
      goodsKey: goodsKey(chosen),
      itemId: item.id,
      productId: product.id,
      name: product.name[lang],
      variant: variantText(variant, colours, lang, range.options),
      unitCents,
      quantity: item.quantity,
      totalCents: unitCents * item.quantity,
      imagePath: fallbackPicture(picture),
      ...(paths.length > 1 && { imagePaths: paths }),
      ...(pieces > 1 && { pieces }),
      colours,
      ...(giftColour && { giftColour }),
    },
  };
}

function refused(code: PricingCode): { readonly ok: false; readonly code: PricingCode } {
  return { ok: false, code };
}

/** The variant's price in cents, which packs have of their own; undefined for a pack that the product lacks. */
export function unitPriceCents(product: PricedProduct, { pack }: ItemVariant): number | undefined {
  return product.packs ? product.packs[pack ?? '']?.priceCents : product.priceCents;
}

/** The price that was sent; only to find out whether a request equals the one that an order was made of. */
export const sentCents: PriceOf = (_product, _variant, { price }) => centsFromEuros(price);
