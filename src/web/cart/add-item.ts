import { productName } from '../../catalogue/names.ts';
import type { Addition } from '../../rules/offer.ts';
import type { ShopContextValue } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { cartItemOf } from './cart-item.ts';
import { addToCart } from './cart-store.ts';
import { openCart } from './drawer.ts';

/** Says in the words of spec section 8 that something is in the cart, with the way there. */
export function sayAdded({ variant }: Addition, { t, lang }: ShopContextValue): void {
  const { kind, productId } = variant;
  const name = productName(productId, lang);
  const isSneaker = kind === 'sneaker';
  const title = isSneaker ? 'cart.addedSneaker' : kind === 'bag' ? 'cart.addedBag' : 'cart.added';
  showToast({
    title: t(title),
    text: t(isSneaker ? 'cart.addedSneakerText' : 'cart.addedText', { name }),
    tone: 'success',
    action: { label: t('cart.show'), run: openCart },
  });
}

/** Adds a variant and says so. */
export function addToCartWithToast(addition: Addition, shop: ShopContextValue): void {
  addToCart(cartItemOf(addition, shop.lang), addition.quantity);
  sayAdded(addition, shop);
}
