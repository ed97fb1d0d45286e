import type { SeedBagId } from '../catalogue/ids.ts';
import { chosenColours } from './colour-names.ts';
import { giftColourOf } from './gift-colour.ts';
import { packGifts } from './gifts.ts';
import { colourMark } from './line-ids.ts';
import { parseItemId } from './read-item-id.ts';
import type { VariantChoice } from './variant-choice.ts';

/** The card holder is sold and given; a colour of it that is sold out can't be given either. */
const GIVEN: SeedBagId = 'kartenetui';

/**
 * The marks of which one is enough to keep an item from being bought: its id, a bag's chosen colours
 * and, told apart because another can be chosen in the cart, the colour of the present.
 */
export function marksOf(item: VariantChoice): { readonly own: string[]; readonly gift: string[] } {
  const variant = parseItemId(item.id);
  if (variant?.kind !== 'bag') return { own: [item.id], gift: [] };
  const { productId, pack } = variant;
  const colours = chosenColours(item) ?? [];
  const own = [item.id, ...colours.map((colour) => colourMark(productId, colour))];
  const given = packGifts(productId, pack).includes('card_holder')
    ? giftColourOf(item.giftColor)
    : undefined;
  return { own, gift: given ? [colourMark(GIVEN, given)] : [] };
}
