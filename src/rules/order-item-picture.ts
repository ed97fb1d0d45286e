import { pictureBase } from '../catalogue/pictures.ts';
import { colourIdOf, parseColours } from './colour-names.ts';
import { itemPicture } from './item-picture.ts';
import { parseItemId } from './read-item-id.ts';

/**
 * Picture of a stored order line, as a path without width and ending. `undefined` for what has none:
 * gifts without a colour, and lines that the catalogue no longer knows.
 */
export function orderItemPicture(item: {
  readonly id: string;
  readonly variant: string;
}): string | undefined {
  const known = parseItemId(item.id);
  if (!known) {
    const colour = colourIdOf(/^gift-card_holder-(.+)$/.exec(item.id)?.[1] ?? '');
    return colour && pictureBase('kartenetui', 'quarter', colour);
  }
  const typed = known.kind === 'bag' ? (item.variant.split(': ')[1] ?? '') : '';
  return itemPicture(known, parseColours(typed) ?? []);
}
