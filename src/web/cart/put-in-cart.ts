import type { Lang } from '../../routes.ts';
import {
  type Addition,
  additionOf,
  type Choice,
  firstChoice,
  type Offer,
} from '../../rules/offer.ts';
import { cartItemOf } from './cart-item.ts';
import { addToCart } from './cart-store.ts';

/**
 * Adds the current choice of an offer and returns it; what `chosen` leaves out is as the page opens
 * with it. Undefined, and nothing is added, while a size or colours are missing.
 */
export function putInCart(offer: Offer, chosen: Partial<Choice>, lang: Lang): Addition | undefined {
  const addition = additionOf(offer, { ...firstChoice(offer), ...chosen });
  if (addition) addToCart(cartItemOf(addition, lang), addition.quantity);
  return addition;
}
