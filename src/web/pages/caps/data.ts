import type { CapProduct } from '#catalogue/catalogue.ts';
import { SCREENS } from '#routes.ts';
import { productPath } from '#rules/product-path.ts';
import { perCatalogue } from '#rules/range.ts';
import { ofParts } from '#web/of-parts.ts';
import {
  type NamedColour,
  namedColours,
  type PricedData,
  pricedData,
  productParts,
} from '../product-detail/product-parts.ts';

/** Data of the page of a cap. */
export type CapData = PricedData<CapProduct> & {
  readonly colours: readonly NamedColour[];
  /** Shown unless the address names another. */
  readonly preselected: string;
};

const capsByPath = perCatalogue((catalogue) => {
  const caps = catalogue.products.filter((product) => product.kind === 'cap');
  return new Map(caps.map((cap) => [productPath(cap, catalogue), cap]));
});

/**
 * Makes the data of the page of a cap; undefined for any other id. Without an id it is the first cap, whose
 * page is the page of caps.
 */
export const data = ofParts(
  (catalogue, id) => {
    const path = id ? SCREENS.cap.replace(':id', () => id) : SCREENS.caps;
    const product = capsByPath(catalogue).get(path);
    return product?.colours.length ? productParts(product, catalogue) : undefined;
  },
  (parts, lang): CapData => {
    const { colours } = parts.product;
    const [preselected] = colours;
    if (preselected === undefined) throw new Error('a cap without colours was picked');
    const named = namedColours(colours, parts, lang);
    return { ...pricedData(parts, lang), colours: named, preselected };
  },
);
