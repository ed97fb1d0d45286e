import type { CapProduct, Catalogue } from '../../../catalogue/catalogue.ts';
import type { ColourId } from '../../../catalogue/colours.ts';
import type { CapId } from '../../../catalogue/product-ids.ts';
import type { Price } from '../../../catalogue/types.ts';
import { type Lang, SCREENS } from '../../../routes.ts';
import { priceFields } from '../../../rules/price-figures.ts';
import { productPath } from '../../../rules/product-path.ts';
import { perCatalogue } from '../../../rules/range.ts';
import { type LocalizedProduct, localized } from '../product-detail/localized.ts';
import { relatedCards, type WithRelated } from '../product-detail/related-cards.ts';

/** Data of the page of a cap. */
export type CapData = LocalizedProduct<CapId> &
  WithRelated &
  Pick<CapProduct, 'kind' | 'colours' | keyof Price> & {
    /** Shown unless the address names another. */
    readonly firstColour: ColourId;
  };

const capsByPath = perCatalogue((catalogue) => {
  const caps = catalogue.products.filter((product) => product.kind === 'cap');
  return new Map(caps.map((cap) => [productPath(cap, catalogue), cap]));
});

/**
 * Makes the data of the page of a cap; undefined for any other id. Without an id it is the first cap, whose
 * page is the page of caps.
 */
export function data(catalogue: Catalogue, lang: Lang, id: string): CapData | undefined {
  const path = id ? SCREENS.cap.replace(':id', () => id) : SCREENS.caps;
  const product = capsByPath(catalogue).get(path);
  const firstColour = product?.colours[0];
  if (!product || firstColour === undefined) return undefined;
  const { kind, colours } = product;
  return {
    ...localized(product, catalogue, lang),
    related: relatedCards(product, catalogue, lang),
    kind,
    colours,
    firstColour,
    ...priceFields(product),
  };
}
