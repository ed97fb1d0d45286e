import type { Catalogue, Product } from '../../../catalogue/catalogue.ts';
import type { ProductId } from '../../../catalogue/product-ids.ts';
import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { Lang } from '../../../routes.ts';
import type { WorkingDays } from '../../../rules/delivery.ts';
import { productPath } from '../../../rules/product-path.ts';

/** Fields of a product that every product page shows, in one language. */
export interface LocalizedProduct<Id extends ProductId>
  extends Pick<Product, 'pictures' | 'demoRating'> {
  readonly id: Id;
  /** German path of its page. */
  readonly path: string;
  readonly name: string;
  readonly texts: ProductTexts;
  /** Until dispatch and arrival. */
  readonly days: WorkingDays;
}

/** Takes of a product what every page shows; pages add what only their kind has. */
export function localized<Id extends ProductId>(
  product: Product & { readonly id: Id },
  catalogue: Catalogue,
  lang: Lang,
): LocalizedProduct<Id> {
  const { id, name, texts, pictures, demoRating } = product;
  const path = productPath(product, catalogue);
  const { dispatchWorkingDays, deliveryWorkingDays } = catalogue.facts;
  const days = { dispatchWorkingDays, deliveryWorkingDays };
  return { id, path, name: name[lang], texts: texts[lang], days, pictures, demoRating };
}
