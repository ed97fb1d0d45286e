import { ACCESSORIES } from '../catalogue/accessories.ts';
import { BAGS } from '../catalogue/bags.ts';
import { CAP } from '../catalogue/cap.ts';
import type { ColourId } from '../catalogue/colours.ts';
import type { SeedProductId } from '../catalogue/ids.ts';
import { JERSEYS } from '../catalogue/jerseys.ts';
import { MAX_AMOUNT_CENTS } from '../catalogue/limits.ts';
import { productName } from '../catalogue/names.ts';
import { fallbackPicture } from '../catalogue/pictures.ts';
import { JERSEY_SIZES_OF } from '../catalogue/sizes.ts';
import { SNEAKERS } from '../catalogue/sneakers.ts';
import type { Lang } from '../catalogue/types.ts';
import { chosenColours, colourIdOf } from './colour-names.ts';
import { giftColourOf } from './gift-colour.ts';
import { type GiftLine, giftLines, packGifts } from './gifts.ts';
import { itemPicture } from './item-picture.ts';
import { goodsKey, type ItemVariant, lineKey } from './line-ids.ts';
import { centsFromEuros } from './money.ts';
import { colourCountIsExact } from './packs.ts';
import { parseItemId, readItemId } from './read-item-id.ts';
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
  readonly productId: SeedProductId;
  readonly name: string;
  /** For people, in the shopper's language; empty for accessories. */
  readonly variant: string;
  readonly unitCents: number;
  readonly quantity: number;
  readonly totalCents: number;
  /** Path of the WebP fallback, from the site's root. */
  readonly imagePath: string;
  /** Bags: in the order chosen. Cap: its one colour. */
  readonly colours: readonly ColourId[];
  /** Bags whose pack brings a card holder: its colour. */
  readonly giftColour?: ColourId;
};

export type PricingCode =
  | 'unknown_item'
  | 'unknown_size'
  | 'unknown_colour'
  | 'colour_count'
  | 'price_mismatch'
  | 'invalid_quantity'
  | 'amount_too_large';

export type Pricing =
  | {
      readonly ok: true;
      readonly lines: readonly PricedLine[];
      readonly gifts: readonly GiftLine[];
      readonly subtotalCents: number;
    }
  | { readonly ok: false; readonly code: PricingCode; readonly index: number };

type LineResult =
  | { readonly ok: true; readonly line: PricedLine }
  | { readonly ok: false; readonly code: PricingCode };

/**
 * Prices a cart from the catalogue (decisions: the browser's prices are never believed). The first
 * item that is unknown, wrongly chosen, not whole or not at its price refuses the cart with its
 * `index`. Items of the same variant become one line; nothing else is merged or corrected.
 */
export function priceItems(items: readonly ItemToPrice[], lang: Lang): Pricing {
  const lines = new Map<string, PricedLine>();
  let subtotalCents = 0;
  for (const [index, item] of items.entries()) {
    const priced = priceItem(item, lang);
    if (!priced.ok) return { ok: false, code: priced.code, index };
    const { line } = priced;
    subtotalCents += line.totalCents;
    if (subtotalCents > MAX_AMOUNT_CENTS) return { ok: false, code: 'amount_too_large', index };
    const same = lines.get(line.lineKey);
    lines.set(line.lineKey, same ? joined(same, line) : line);
  }
  const priced = [...lines.values()];
  return { ok: true, lines: priced, gifts: giftLines(priced.map(giftSource)), subtotalCents };
}

function joined(first: PricedLine, more: PricedLine): PricedLine {
  return {
    ...first,
    quantity: first.quantity + more.quantity,
    totalCents: first.totalCents + more.totalCents,
  };
}

function giftSource(line: PricedLine) {
  return {
    ...canonicalChoice(line.itemId, line.colours, line.giftColour),
    quantity: line.quantity,
  };
}

/** The choice in the one spelling that keys are taken of, however the browser wrote it. */
function canonicalChoice(id: string, colours: readonly ColourId[], giftColour?: ColourId) {
  return {
    id,
    // The cap's colour is part of its id.
    colourIds: parseItemId(id)?.kind === 'bag' ? colours.join(',') : '',
    giftColor: giftColour,
  };
}

function priceItem(item: ItemToPrice, lang: Lang): LineResult {
  const reading = readItemId(item.id);
  if (!reading.ok) return reading;
  const { variant } = reading;
  if (!Number.isSafeInteger(item.quantity) || item.quantity < 1) return refused('invalid_quantity');
  const choice = readChoice(item, variant);
  if (!choice.ok) return choice;
  const unitCents = unitPriceCents(variant);
  if (unitCents === undefined) return refused('unknown_size');
  if (centsFromEuros(item.price) !== unitCents) return refused('price_mismatch');
  if (item.quantity > MAX_AMOUNT_CENTS) return refused('amount_too_large');

  const picture = itemPicture(variant, choice.colours);
  if (picture === undefined) return refused('colour_count');
  const { colours, giftColour } = choice;
  const chosen = canonicalChoice(item.id, colours, giftColour);
  return {
    ok: true,
    line: {
      lineKey: lineKey(chosen),
      goodsKey: goodsKey(chosen),
      itemId: item.id,
      productId: variant.productId,
      name: productName(variant.productId, lang),
      variant: variantText(variant, colours, lang),
      unitCents,
      quantity: item.quantity,
      totalCents: unitCents * item.quantity,
      imagePath: fallbackPicture(picture),
      colours,
      ...(giftColour && { giftColour }),
    },
  };
}

function refused(code: PricingCode): { readonly ok: false; readonly code: PricingCode } {
  return { ok: false, code };
}

type Choice =
  | { readonly ok: true; readonly colours: readonly ColourId[]; readonly giftColour?: ColourId }
  | { readonly ok: false; readonly code: PricingCode };

/** Reads what was chosen beside the id, and refuses what contradicts the id. */
function readChoice(item: ItemToPrice, variant: ItemVariant): Choice {
  const size = 'size' in variant ? variant.size : undefined;
  if (item.selectedSize && item.selectedSize !== size) return refused('unknown_size');
  const pack = variant.kind === 'bag' ? variant.pack : undefined;
  if (item.packType && item.packType !== pack) return refused('unknown_item');

  const colours = chosenColours(item);
  if (!colours) return refused('unknown_colour');
  if (variant.kind === 'bag') return readBagChoice(item, variant, colours);

  const only = variant.kind === 'cap' ? variant.colour : undefined;
  if (colours.some((colour) => colour !== only)) return refused('unknown_colour');
  // The stored name may no longer exist; the id has the colour.
  const named = item.color ? colourIdOf(item.color) : undefined;
  if (item.color && (!only || (named && named !== only))) return refused('unknown_colour');
  return { ok: true, colours: only ? [only] : [] };
}

function readBagChoice(
  item: ItemToPrice,
  variant: ItemVariant & { kind: 'bag' },
  colours: readonly ColourId[],
): Choice {
  const offered = BAGS[variant.productId].colours;
  if (colours.some((colour) => !offered.includes(colour))) return refused('unknown_colour');
  // Two of one colour can't be chosen on the page: a colour is either chosen or not.
  const distinct = [...new Set(colours)];
  if (distinct.length !== colours.length || !colourCountIsExact(distinct, variant.pack)) {
    return refused('colour_count');
  }
  if (!packGifts(variant.productId, variant.pack).includes('card_holder')) {
    return item.giftColor ? refused('unknown_colour') : { ok: true, colours };
  }
  const giftColour = giftColourOf(item.giftColor);
  return giftColour ? { ok: true, colours, giftColour } : refused('unknown_colour');
}

/** The catalogue's price in cents; `undefined` for a size that jersey is not cut in. */
export function unitPriceCents(variant: ItemVariant): number | undefined {
  switch (variant.kind) {
    case 'bag':
      return BAGS[variant.productId].packs[variant.pack].priceCents;
    case 'cap':
      return CAP.priceCents;
    case 'jersey': {
      const jersey = JERSEYS.find(({ id }) => id === variant.productId);
      return jersey && JERSEY_SIZES_OF[jersey.category].includes(variant.size)
        ? jersey.priceCents
        : undefined;
    }
    case 'sneaker':
      return SNEAKERS.find(({ id }) => id === variant.productId)?.priceCents;
    case 'accessory':
      return ACCESSORIES.find(({ id }) => id === variant.productId)?.priceCents;
  }
}
