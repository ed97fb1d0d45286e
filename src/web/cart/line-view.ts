import { productName } from '../../catalogue/names.ts';
import { PACK_NAMES } from '../../catalogue/packs.ts';
import { FALLBACK_WIDTH_PX, PICTURE_WIDTHS_PX } from '../../catalogue/pictures.ts';
import { findRef } from '../../catalogue/seed/cart-range.ts';
import type { SeedProductRef } from '../../catalogue/types.ts';
import type { Lang } from '../../routes.ts';
import type { CartItem } from '../../rules/cart.ts';
import { chosenColours, colourNames } from '../../rules/colour-names.ts';
import { itemPicture } from '../../rules/item-picture.ts';
import { lineKey } from '../../rules/line-ids.ts';
import { parseItemId } from '../../rules/read-item-id.ts';
import { variantText } from '../../rules/variant-text.ts';
import type { PictureSource } from '../ui/picture-source.ts';
import { productHref } from '../ui/product-href.ts';

/** "Elvare Pouch Duo"; the single pack needs no word. Unknown ids keep the stored name. */
export function lineName(item: CartItem, lang: Lang): string {
  const variant = parseItemId(item.id, findRef);
  if (!variant) return item.name;
  const name = productName(variant.productId, lang);
  const isPack = variant.kind === 'bag' && variant.pack !== 'einzelpack';
  return isPack ? `${name} ${PACK_NAMES[variant.pack][lang]}` : name;
}

/** Choices of the line: colours, size, or nothing. */
export function lineChoice(item: CartItem, lang: Lang): string {
  const variant = parseItemId(item.id, findRef);
  if (!variant) return '';
  const colours = chosenColours(item) ?? [];
  return variant.kind === 'bag' ? colourNames(colours, lang) : variantText(variant, colours, lang);
}

/** "Elvare Pouch Duo (Schwarz, Navy)": the line in a sentence. */
export function lineTitle(item: CartItem, lang: Lang): string {
  const choice = lineChoice(item, lang);
  return choice ? `${lineName(item, lang)} (${choice})` : lineName(item, lang);
}

/**
 * A key per line that stays when its present changes colour, so that the list that chose it stays
 * too: what it says beside that, and which of its like it is.
 */
export function rowKeys(items: readonly CartItem[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const key = lineKey({ ...item, giftColor: undefined });
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return `${key}|${nth}`;
  });
}

/** The line's pictures, of a pack one per colour; none for an id the catalogue no longer has. */
export function linePictures(item: CartItem): PictureSource[] {
  const variant = parseItemId(item.id, findRef);
  if (!variant) return [];
  const colours = chosenColours(item) ?? [];
  const choices = variant.kind === 'bag' ? colours.map((colour) => [colour]) : [colours];
  return choices.flatMap((choice) => {
    const base = itemPicture(variant, choice);
    return base === undefined ? [] : squarePicture(base);
  });
}

/** A product picture by its path. */
export function squarePicture(base: string): PictureSource {
  const largest = Math.max(...PICTURE_WIDTHS_PX);
  return {
    base,
    widths: PICTURE_WIDTHS_PX.filter((width) => width <= 320),
    fallbackWidth: FALLBACK_WIDTH_PX,
    width: largest,
    height: largest,
  };
}

/** The page of the line's product. */
export function lineHref(item: CartItem, lang: Lang): string | undefined {
  const variant = parseItemId(item.id, findRef);
  // Kind and product come from one variant.
  return (
    variant && productHref({ kind: variant.kind, id: variant.productId } as SeedProductRef, lang)
  );
}
