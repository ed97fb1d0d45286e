import type { JerseyProduct } from '#catalogue/catalogue.ts';
import { ofParts } from '#web/of-parts.ts';
import { type PricedData, partsOfKind, pricedData } from '../product-detail/product-parts.ts';

/** Data of the page of a jersey. */
export type JerseyData = PricedData<JerseyProduct> & Pick<JerseyProduct, 'category' | 'sizes'>;

/** Makes the data of the page of a jersey; undefined for any other id. */
export const data = ofParts(partsOfKind('jersey'), (parts, lang): JerseyData => {
  const { category, sizes } = parts.product;
  return { ...pricedData(parts, lang), category, sizes };
});
