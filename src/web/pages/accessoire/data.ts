import type { AccessoryProduct, Catalogue } from '../../../catalogue/catalogue.ts';
import type { AccessoryId } from '../../../catalogue/product-ids.ts';
import type { Price } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import { priceFields } from '../../../rules/price-figures.ts';
import { rangeOf } from '../../../rules/range.ts';
import { type LocalizedProduct, localized } from '../product-detail/localized.ts';
import { relatedCards, type WithRelated } from '../product-detail/related-cards.ts';

/** Data of the page of an accessory. */
export type AccessoryData = LocalizedProduct<AccessoryId> &
  WithRelated &
  Pick<AccessoryProduct, 'kind' | 'category' | 'volumeMl' | keyof Price>;

/** Makes the data of the page of an accessory; undefined for any other id. */
export function data(catalogue: Catalogue, lang: Lang, id: string): AccessoryData | undefined {
  const product = rangeOf(catalogue).find(id);
  if (product?.kind !== 'accessory') return undefined;
  const { kind, category, volumeMl } = product;
  return {
    ...localized(product, catalogue, lang),
    related: relatedCards(product, catalogue, lang),
    kind,
    category,
    ...priceFields(product),
    ...(volumeMl !== undefined && { volumeMl }),
  };
}
