import { COLOURS, type ColourId } from '../../catalogue/colours.ts';
import { productName } from '../../catalogue/names.ts';
import { fallbackPicture } from '../../catalogue/pictures.ts';
import type { NewCartItem } from '../../rules/cart.ts';
import { storedColours } from '../../rules/colour-names.ts';
import { itemPicture } from '../../rules/item-picture.ts';
import { type ItemVariant, itemIdOf } from '../../rules/line-ids.ts';
import { eurosFromCents } from '../../rules/money.ts';
import type { ShopContextValue } from '../shop-context.ts';
import { showToast } from '../toasts/toast-store.ts';
import { addToCart } from './cart-store.ts';
import { openCart } from './drawer.ts';

export interface CartAddition {
  readonly variant: ItemVariant;
  /** Bags: the colours in the order chosen. */
  readonly colours?: readonly ColourId[];
  /** What one costs; the server compares it with its own catalogue. */
  readonly priceCents: number;
  readonly quantity?: number;
}

/** The cart item of a chosen variant, as spec section 3 stores it. */
export function cartItemOf(
  { variant, colours = [], priceCents }: CartAddition,
  lang: ShopContextValue['lang'],
): NewCartItem {
  const picture = itemPicture(variant, colours);
  return {
    id: itemIdOf(variant),
    name: productName(variant.productId, lang),
    price: eurosFromCents(priceCents),
    image: picture ? fallbackPicture(picture) : '',
    ...(variant.kind === 'bag' && {
      packType: variant.pack,
      selectedColor: storedColours(colours),
    }),
    ...(variant.kind === 'cap' && { color: COLOURS[variant.colour].de }),
    ...('size' in variant && { selectedSize: variant.size }),
  };
}

/** Adds a variant and says so in the words of spec section 8, with the way to the cart. */
export function addToCartWithToast(addition: CartAddition, shop: ShopContextValue): void {
  const { t, lang } = shop;
  const { kind, productId } = addition.variant;
  addToCart(cartItemOf(addition, lang), addition.quantity);
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
