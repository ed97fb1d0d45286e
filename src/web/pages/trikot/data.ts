import type { Catalogue, JerseyProduct } from '../../../catalogue/catalogue.ts';
import type { JerseyId } from '../../../catalogue/product-ids.ts';
import type { Price } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import { priceFields } from '../../../rules/price-figures.ts';
import { rangeOf } from '../../../rules/range.ts';
import { type LocalizedProduct, localized } from '../product-detail/localized.ts';
import { relatedCards, type WithRelated } from '../product-detail/related-cards.ts';

/** Data of the page of a jersey. */
export type JerseyData = LocalizedProduct<JerseyId> &
  WithRelated &
  Pick<JerseyProduct, 'kind' | 'category' | 'sizes' | keyof Price>;

/** Makes the data of the page of a jersey; undefined for any other id. */
export function data(catalogue: Catalogue, lang: Lang, id: string): JerseyData | undefined {
  const product = rangeOf(catalogue).find(id);
  if (product?.kind !== 'jersey') return undefined;
  const { kind, category, sizes } = product;
  return {
    ...localized(product, catalogue, lang),
    related: relatedCards(product, catalogue, lang),
    kind,
    category,
    ...priceFields(product),
    sizes,
  };
}
