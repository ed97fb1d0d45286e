import { colourIdOf, parseColours } from '#rules/colour-names.ts';
import { itemPictures } from '#rules/item-picture.ts';
import { readItemId } from '#rules/read-item-id.ts';
import type { ReadCards } from './read-cards.ts';

/**
 * Pictures of a stored order line, as paths without width and ending: of a pack one per colour; of a product that the
 * cards don't know, the one that the order stored. None for gifts without a colour.
 */
export function orderItemPictures(
  item: { readonly id: string; readonly variant: string; readonly image?: string },
  { find, given, options: { colours: known } }: Pick<ReadCards, 'find' | 'given' | 'options'>,
): string[] {
  const reading = readItemId(item.id, find);
  if (!reading.ok) {
    const colour = colourIdOf(/^gift-\w+-(.+)$/.exec(item.id)?.[1] ?? '', known);
    return asList(colour ? given?.covers[colour] : item.image?.replace(/-\d+\.\w+$/, ''));
  }
  const { product, variant } = reading;
  const typed = variant.pack ? (item.variant.split(': ')[1] ?? '') : '';
  const colours = parseColours(typed, known) ?? [];
  return itemPictures(product, variant, colours);
}

const asList = (base: string | undefined): string[] => (base ? [base] : []);
