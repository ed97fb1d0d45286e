import type { Product } from '../../../catalogue/catalogue.ts';
import type { ProductId } from '../../../catalogue/product-ids.ts';
import type { ProductTexts } from '../../../catalogue/texts/types.ts';
import type { Lang } from '../../../routes.ts';

/** Fields of a product that every product page shows, in one language. */
export interface LocalizedProduct<Id extends ProductId>
  extends Pick<Product, 'pictures' | 'demoRating'> {
  readonly id: Id;
  readonly name: string;
  readonly texts: ProductTexts;
}

/** Takes of a product what every page shows; pages add what only their kind has. */
export function localized<Id extends ProductId>(
  { id, name, texts, pictures, demoRating }: Product & { readonly id: Id },
  lang: Lang,
): LocalizedProduct<Id> {
  return { id, name: name[lang], texts: texts[lang], pictures, demoRating };
}
