import type { AccessoryProduct } from '../../../catalogue/catalogue.ts';
import type { AccessoryId } from '../../../catalogue/product-ids.ts';
import type { Price } from '../../../catalogue/types.ts';
import { priceFields } from '../../../rules/price-figures.ts';
import { rangeOf } from '../../../rules/range.ts';
import { ofParts } from '../../of-parts.ts';
import {
  type LocalizedProduct,
  localized,
  productParts,
  relatedCards,
  type WithRelated,
} from '../product-detail/product-parts.ts';

/** Data of the page of an accessory. */
export type AccessoryData = LocalizedProduct<AccessoryId> &
  WithRelated &
  Pick<AccessoryProduct, 'kind' | 'category' | 'volumeMl' | keyof Price>;

/** Makes the data of the page of an accessory; undefined for any other id. */
export const data = ofParts(
  (catalogue, id) => {
    const product = rangeOf(catalogue).find(id);
    return product?.kind === 'accessory' ? productParts(product, catalogue) : undefined;
  },
  (parts, lang): AccessoryData => {
    const { kind, category, volumeMl } = parts.product;
    return {
      ...localized(parts, lang),
      related: relatedCards(parts, lang),
      kind,
      category,
      ...priceFields(parts.product),
      ...(volumeMl !== undefined && { volumeMl }),
    };
  },
);
