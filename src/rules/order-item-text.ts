import type { Lang } from '#routes.ts';
import { colourIdOf, parseColours } from './colour-names.ts';
import { giftName } from './gifts.ts';
import { type Name, nameIn } from './name.ts';
import type { FindProduct, GiftNames, ItemProduct, Options } from './range.ts';
import { readItemId } from './read-item-id.ts';
import { variantText } from './variant-text.ts';

/** A line of an order as it was stored, in the language of its order. */
export interface StoredItem {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
}

/** Part of a range that order lines are named with. */
export interface NamedRange {
  readonly find: FindProduct<ItemProduct & { readonly name: Name }>;
  readonly giftNames: GiftNames;
  readonly options: Options;
}

function giftText(
  id: string,
  lang: Lang,
  { giftNames: names, options: { colours } }: NamedRange,
): string | undefined {
  const [, kind = '', colourNamed] = /^gift-(\w+)(?:-(.+))?$/.exec(id) ?? [];
  if (!Object.hasOwn(names, kind)) return undefined;
  const colour = colourNamed === undefined ? undefined : colourIdOf(colourNamed, colours);
  return giftName(colour ? { kind, colour } : { kind }, lang, names, colours);
}

/**
 * Name and variant of a stored line in a reader's language. The id has all but a pack's colours, which
 * are read from the stored variant, whose language does not matter. What the catalogue no longer knows
 * stays as it was stored.
 */
export function orderItemText(
  { id, name, variant }: StoredItem,
  lang: Lang,
  range: NamedRange,
): Pick<StoredItem, 'name' | 'variant'> {
  const reading = readItemId(id, range.find);
  if (!reading.ok) return { name: giftText(id, lang, range) ?? name, variant };
  const known = reading.variant;
  const typed = known.pack ? (variant.split(': ')[1] ?? '') : '';
  const colours = parseColours(typed, range.options.colours);
  return {
    name: nameIn(reading.product.name, lang),
    variant: colours ? variantText(known, colours, lang, range.options) : variant,
  };
}

/** The lines in that language. */
export function itemsIn<Item extends StoredItem>(
  items: readonly Item[],
  lang: Lang,
  range: NamedRange,
): Item[] {
  return items.map((item) => ({ ...item, ...orderItemText(item, lang, range) }));
}
