import type { Price } from '#catalogue/types.ts';
import { isDemo } from '#rules/claims.ts';
import { formatPrice } from '#rules/money.ts';
import { centsPerLitre } from '#rules/price-figures.ts';
import type { ShopContextValue } from '../shop-context.ts';

/** A price as it is charged; in live mode with the star that `priceNote()` explains. */
export const priceText = (
  cents: number,
  { lang, settings }: Pick<ShopContextValue, 'lang' | 'settings'>,
): string => formatPrice(cents, lang) + (isDemo(settings.mode) ? '' : '*');

/** The price per litre, which must stand wherever the price of a perfume does. */
export function unitPriceText(price: Price, volumeMl: number, shop: ShopContextValue): string {
  return shop.t('product.basePrice', {
    price: priceText(centsPerLitre(price.priceCents, volumeMl), shop),
  });
}
