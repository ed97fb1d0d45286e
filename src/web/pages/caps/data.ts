import type { CapProduct, Catalogue } from '../../../catalogue/catalogue.ts';
import type { ColourId } from '../../../catalogue/colours.ts';
import type { CapId } from '../../../catalogue/product-ids.ts';
import type { Price } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import { type LocalizedProduct, localized } from '../product-detail/localized.ts';

/** Data of the page of the cap. */
export type CapData = LocalizedProduct<CapId> &
  Pick<CapProduct, 'kind' | 'colours' | keyof Price> & {
    /** Shown unless the address names another. */
    readonly firstColour: ColourId;
  };

/** Makes the data of the page of the cap; undefined for a catalogue without one. */
export function data({ products }: Catalogue, lang: Lang): CapData | undefined {
  const product = products.find((each) => each.kind === 'cap');
  const firstColour = product?.colours[0];
  if (!product || firstColour === undefined) return undefined;
  const { kind, colours, priceCents, originalCents } = product;
  return { ...localized(product, lang), kind, colours, firstColour, priceCents, originalCents };
}
