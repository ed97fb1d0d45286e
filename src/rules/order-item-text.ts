import { GIFT_NAMES } from '../catalogue/gifts.ts';
import { productName } from '../catalogue/names.ts';
import type { GiftKind, Lang } from '../catalogue/types.ts';
import { colourIdOf, parseColours } from './colour-names.ts';
import { giftName } from './gifts.ts';
import { parseItemId } from './read-item-id.ts';
import { variantText } from './variant-text.ts';

/** A line of an order as it was stored, in the language of its order. */
interface StoredItem {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
}

const GIFT_KINDS = Object.keys(GIFT_NAMES) as GiftKind[];

function giftText(id: string, lang: Lang): string | undefined {
  const [, kindNamed, colourNamed] = /^gift-([a-z_]+)(?:-(.+))?$/.exec(id) ?? [];
  const kind = GIFT_KINDS.find((known) => known === kindNamed);
  const colour = colourNamed === undefined ? undefined : colourIdOf(colourNamed);
  return kind && giftName(colour ? { kind, colour } : { kind }, lang);
}

/**
 * Name and variant of a stored line in a reader's language. The id has all but a bag's colours, which
 * are read from the stored variant, whose language does not matter. What the catalogue no longer knows
 * stays as it was stored.
 */
export function orderItemText(
  { id, name, variant }: StoredItem,
  lang: Lang,
): Pick<StoredItem, 'name' | 'variant'> {
  const known = parseItemId(id);
  if (!known) return { name: giftText(id, lang) ?? name, variant };
  const product = productName(known.productId, lang);
  const typed = known.kind === 'bag' ? (variant.split(': ')[1] ?? '') : '';
  const colours = parseColours(typed);
  return { name: product, variant: colours ? variantText(known, colours, lang) : variant };
}

/** The lines in that language. */
export function itemsIn<Item extends StoredItem>(items: readonly Item[], lang: Lang): Item[] {
  return items.map((item) => ({ ...item, ...orderItemText(item, lang) }));
}
