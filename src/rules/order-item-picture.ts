import { pictureBase } from '../catalogue/pictures.ts';
import { colourIdOf, parseColours } from './colour-names.ts';
import { itemPicture } from './item-picture.ts';
import type { ItemProduct, Range } from './range.ts';
import { parseItemId } from './read-item-id.ts';

/**
 * Picture of a stored order line, as a path without width and ending. `undefined` for what has none:
 * gifts without a colour, and lines that the catalogue no longer knows.
 */
export function orderItemPicture(
  item: { readonly id: string; readonly variant: string },
  { find, given }: Pick<Range<ItemProduct>, 'find' | 'given'>,
): string | undefined {
  const known = parseItemId(item.id, find);
  if (!known) {
    const colour = colourIdOf(/^gift-card_holder-(.+)$/.exec(item.id)?.[1] ?? '');
    return colour && pictureBase(given.id, 'quarter', colour);
  }
  const typed = known.kind === 'bag' ? (item.variant.split(': ')[1] ?? '') : '';
  return itemPicture(known, parseColours(typed) ?? []);
}
