import type { Lang } from '#routes.ts';
import { type Name, nameIn } from './name.ts';
import type { ItemProduct, Range } from './range.ts';
import { readItemId } from './read-item-id.ts';
import { productOfMark } from './sold-out.ts';

type Cards = Pick<Range<ItemProduct & { readonly name: Name }>, 'find' | 'options'>;

/** Names of what a mark is of its product, a size last: `Schwarz`, `L`; empty if it is the product itself. */
export function markParts(mark: string, lang: Lang, cards: Cards): readonly string[] {
  const { colours, packs, sizes } = cards.options;
  const packed = colours[mark.split(':')[1] ?? ''];
  if (packed) return [packed[lang]];
  const reading = readItemId(mark, cards.find);
  if (!reading.ok) return [mark];
  const { pack = '', colour = '', size = '' } = reading.variant;
  const parts = [packs[pack]?.name[lang], colours[colour]?.[lang], sizes[size]?.[lang] ?? size];
  return parts.flatMap((part) => part || []);
}

/** Name of a mark for the owner: "Kiez Low Mono, 42"; the mark if the catalogue doesn't have it. */
export function fullMarkLabel(mark: string, lang: Lang, cards: Cards): string {
  const product = productOfMark(mark, cards.find);
  return product ? [nameIn(product.name, lang), ...markParts(mark, lang, cards)].join(', ') : mark;
}
