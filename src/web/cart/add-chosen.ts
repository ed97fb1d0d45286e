import type { Addition, Choice, Offer } from '#rules/offer.ts';
import type { ShopContextValue } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { openCart, prefetchLinesSoon } from './drawer.ts';
import { putInCart } from './put-in-cart.ts';
import { sayFull } from './say-full.ts';

/** Shows the toast that something is in the cart, with the way there (docs/specification.md#8-errors). */
export function sayAdded(added: Addition, shop: ShopContextValue): void {
  const { name, quantity, added: said } = added;
  if (quantity === 0) {
    sayFull(shop);
    return;
  }
  const { t } = shop;
  prefetchLinesSoon(added);
  showToast({
    title: said?.title ?? t('cart.added'),
    text: said?.text ?? t('cart.addedText', { name }),
    tone: 'success',
    action: { label: t('cart.show'), run: openCart },
  });
}

/** Adds what is chosen of an offer and says so; false while a size or colours are missing. */
export function addChosen(
  offer: Offer,
  chosen: Partial<Choice>,
  shop: ShopContextValue,
  pricedAt?: number,
): boolean {
  const added = putInCart(offer, chosen, pricedAt);
  if (added) sayAdded(added, shop);
  return added !== undefined;
}
