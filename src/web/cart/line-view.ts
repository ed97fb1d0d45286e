import { FALLBACK_WIDTH_PX, PICTURE_WIDTHS_PX } from '#catalogue/pictures.ts';
import type { Lang } from '#routes.ts';
import type { CartItem } from '#rules/cart.ts';
import { chosenColours, colourNames } from '#rules/colour-names.ts';
import { itemPictures } from '#rules/item-picture.ts';
import { lineKey } from '#rules/line-ids.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { variantText } from '#rules/variant-text.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import type { PictureSource } from '../ui/picture-source.ts';

/** A line of the cart for people. */
interface LineView {
  /** "Elvare Pouch Duo"; the single pack needs no word. */
  readonly name: string;
  /** Colours, size, or nothing. */
  readonly choice: string;
  /** "Elvare Pouch Duo (Schwarz, Navy)": the line in a sentence. */
  readonly title: string;
  /** Of a pack one per colour. */
  readonly pictures: readonly PictureSource[];
  /** Page of the product; undefined for what the catalogue no longer has. */
  readonly href?: string;
}

/** The picture that was stored with a line, if it is one of the shop. */
function storedPicture(image: string): PictureSource[] {
  const [, base] = /^(\/images\/[\w/-]+)-800\.webp$/.exec(image) ?? [];
  return base === undefined ? [] : [squarePicture(base)];
}

/** A line as the catalogue has it now; what it no longer has keeps its stored name and picture. */
export function viewLine(
  item: CartItem,
  { find, options }: Pick<ReadCards, 'find' | 'options'>,
  lang: Lang,
): LineView {
  const reading = readItemId(item.id, find);
  if (!reading.ok) {
    const { name, image } = item;
    return { name, choice: '', title: name, pictures: storedPicture(image) };
  }
  const { product, variant } = reading;
  const colours = chosenColours(item, options.colours) ?? [];
  const { pack } = variant;
  const { name: packName, pieces = 1 } = options.packs[pack ?? ''] ?? {};
  const name = packName && pieces > 1 ? `${product.name} ${packName[lang]}` : product.name;
  const choice = pack
    ? colourNames(colours, lang, options.colours)
    : variantText(variant, colours, lang, options);
  return {
    name,
    choice,
    title: choice ? `${name} (${choice})` : name,
    pictures: itemPictures(product, variant, colours).map(squarePicture),
    href: product.href,
  };
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

/** A product picture by its path. */
export function squarePicture(base: string): PictureSource {
  const largest = Math.max(...PICTURE_WIDTHS_PX);
  return {
    base,
    widths: PICTURE_WIDTHS_PX,
    fallbackWidth: FALLBACK_WIDTH_PX,
    width: largest,
    height: largest,
  };
}
