import type { JerseyProduct } from '../../../catalogue/catalogue.ts';
import type { JerseyId } from '../../../catalogue/product-ids.ts';
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

/** Data of the page of a jersey. */
export type JerseyData = LocalizedProduct<JerseyId> &
  WithRelated &
  Pick<JerseyProduct, 'kind' | 'category' | 'sizes' | keyof Price>;

/** Makes the data of the page of a jersey; undefined for any other id. */
export const data = ofParts(
  (catalogue, id) => {
    const product = rangeOf(catalogue).find(id);
    return product?.kind === 'jersey' ? productParts(product, catalogue) : undefined;
  },
  (parts, lang): JerseyData => {
    const { kind, category, sizes } = parts.product;
    return {
      ...localized(parts, lang),
      related: relatedCards(parts, lang),
      kind,
      category,
      ...priceFields(parts.product),
      sizes,
    };
  },
);
