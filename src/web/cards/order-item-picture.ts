import { colourIdOf, parseColours } from '../../rules/colour-names.ts';
import { itemPicture } from '../../rules/item-picture.ts';
import { readItemId } from '../../rules/read-item-id.ts';
import type { ReadCards } from './read-cards.ts';

/**
 * Picture of a stored order line, as a path without width and ending; of a product that the cards don't know, the one
 * that the order stored. `undefined` for what has none: gifts without a colour.
 */
export function orderItemPicture(
  item: { readonly id: string; readonly variant: string; readonly image?: string },
  { find, given }: Pick<ReadCards, 'find' | 'given'>,
): string | undefined {
  const reading = readItemId(item.id, find);
  if (!reading.ok) {
    const colour = colourIdOf(/^gift-card_holder-(.+)$/.exec(item.id)?.[1] ?? '');
    if (colour) return given.covers[colour];
    return item.image?.replace(/-\d+\.\w+$/, '') || undefined;
  }
  const { product, variant } = reading;
  const typed = variant.kind === 'bag' ? (item.variant.split(': ')[1] ?? '') : '';
  return itemPicture(product, variant, parseColours(typed) ?? []);
}
