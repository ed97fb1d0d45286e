import type { AccessoryProduct } from '#catalogue/catalogue.ts';
import { ofParts } from '#web/of-parts.ts';
import { type PricedData, partsOfKind, pricedData } from '../product-detail/product-parts.ts';

/** Data of the page of an accessory. */
export type AccessoryData = PricedData<AccessoryProduct> &
  Pick<AccessoryProduct, 'category' | 'volumeMl'>;

/** Makes the data of the page of an accessory; undefined for any other id. */
export const data = ofParts(partsOfKind('accessory'), (parts, lang): AccessoryData => {
  const { category, volumeMl } = parts.product;
  return {
    ...pricedData(parts, lang),
    category,
    ...(volumeMl !== undefined && { volumeMl }),
  };
});
