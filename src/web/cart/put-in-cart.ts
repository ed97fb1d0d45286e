import { fallbackPicture } from '#catalogue/pictures.ts';
import type { NewCartItem } from '#rules/cart.ts';
import { itemIdOf } from '#rules/line-ids.ts';
import { eurosFromCents } from '#rules/money.ts';
import { type Addition, additionOf, type Choice, firstChoice, type Offer } from '#rules/offer.ts';
import { addToCart } from './cart-store.ts';
import { documentTime } from './document-time.ts';

/** The cart item of a chosen variant, as it is stored (docs/specification.md#3-data). */
function cartItemOf(
  { variant, name, picture, colours, priceCents }: Addition,
  pricedAt: number,
): NewCartItem {
  const names = colours.map((colour) => colour.name).join(', ');
  return {
    id: itemIdOf(variant),
    name,
    price: eurosFromCents(priceCents),
    pricedAt,
    image: picture ? fallbackPicture(picture) : '',
    ...(variant.pack && {
      packType: variant.pack,
      selectedColor: names,
      colourIds: colours.map(({ id }) => id).join(','),
    }),
    ...(variant.colour && { color: names }),
    ...(variant.size && { selectedSize: variant.size }),
  };
}

/**
 * Adds the current choice of an offer and returns it; what `chosen` leaves out is as the page opens
 * with it. Undefined, and nothing is added, while a size or colours are missing. Its quantity is 0 if the cart would
 * become too large to pay.
 * @param pricedAt time of the offer's price, in epoch milliseconds
 */
export function putInCart(
  offer: Offer,
  chosen: Partial<Choice>,
  pricedAt = documentTime(),
): Addition | undefined {
  const addition = additionOf(offer, { ...firstChoice(offer), ...chosen });
  const isIn = !addition || addToCart(cartItemOf(addition, pricedAt), addition.quantity);
  return isIn ? addition : { ...addition, quantity: 0 };
}
