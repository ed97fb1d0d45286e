import { chosenColours } from './colour-names.ts';
import { giftColourOf } from './gift-colour.ts';
import { giftKinds } from './gifts.ts';
import { colourMark } from './line-ids.ts';
import type { ItemProduct, Range } from './range.ts';
import { parseItemId } from './read-item-id.ts';
import type { VariantChoice } from './variant-choice.ts';

/**
 * The marks of which one is enough to keep an item from being bought: its id, a pack's chosen colours
 * and, told apart because another can be chosen in the cart, the colour of the present: a card holder is
 * sold as well as given, so a colour that is sold out can't be given either.
 */
export function marksOf(
  item: VariantChoice,
  { find, given, options }: Pick<Range<ItemProduct>, 'find' | 'given' | 'options'>,
): { readonly own: string[]; readonly gift: string[] } {
  const variant = parseItemId(item.id, find);
  if (!variant?.pack) return { own: [item.id], gift: [] };
  const colours = chosenColours(item, options.colours) ?? [];
  const own = [item.id, ...colours.map((colour) => colourMark(variant.productId, colour))];
  if (!given || !giftKinds(item.id, find).includes(given.gift)) return { own, gift: [] };
  const colour = giftColourOf(item.giftColor, given.colours, options.colours);
  return { own, gift: colour ? [colourMark(given.id, colour)] : [] };
}
