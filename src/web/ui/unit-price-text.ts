import type { Price } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { formatPrice } from '#rules/money.ts';
import { centsPerLitre } from '#rules/price-figures.ts';
import type { Translate } from '../i18n/translate.ts';

/** The price per litre, which must stand wherever the price of a perfume does. */
export function unitPriceText(price: Price, volumeMl: number, t: Translate, lang: Lang): string {
  return t('product.basePrice', {
    price: formatPrice(centsPerLitre(price.priceCents, volumeMl), lang),
  });
}
