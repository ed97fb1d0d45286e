import type { GiftKind, Lang } from '#catalogue/types.ts';
import { colourIdOf, parseColours } from './colour-names.ts';
import { giftName } from './gifts.ts';
import { type FindProduct, type GiftNames, type ItemProduct, type Name, nameIn } from './range.ts';
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
}

function giftText(id: string, lang: Lang, names: GiftNames): string | undefined {
  const [, kindNamed, colourNamed] = /^gift-([a-z_]+)(?:-(.+))?$/.exec(id) ?? [];
  const kind = (Object.keys(names) as GiftKind[]).find((known) => known === kindNamed);
  const colour = colourNamed === undefined ? undefined : colourIdOf(colourNamed);
  return kind && giftName(colour ? { kind, colour } : { kind }, lang, names);
}

/**
 * Name and variant of a stored line in a reader's language. The id has all but a pack's colours, which
 * are read from the stored variant, whose language does not matter. What the catalogue no longer knows
 * stays as it was stored.
 */
export function orderItemText(
  { id, name, variant }: StoredItem,
  lang: Lang,
  { find, giftNames }: NamedRange,
): Pick<StoredItem, 'name' | 'variant'> {
  const reading = readItemId(id, find);
  if (!reading.ok) return { name: giftText(id, lang, giftNames) ?? name, variant };
  const known = reading.variant;
  const typed = known.pack ? (variant.split(': ')[1] ?? '') : '';
  const colours = parseColours(typed);
  return {
    name: nameIn(reading.product.name, lang),
    variant: colours ? variantText(known, colours, lang) : variant,
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
