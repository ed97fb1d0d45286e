import type { Catalogue, Product } from '../../../catalogue/catalogue.ts';
import type { ProductId } from '../../../catalogue/product-ids.ts';
import type { Lang } from '../../../routes.ts';
import type { Card } from '../../../rules/card.ts';
import { makeCards } from '../../../rules/make-cards.ts';
import { rangeOf } from '../../../rules/range.ts';
import { relatedTo } from '../../../rules/related.ts';

/** Part of a page's data: products to show below its own. */
export interface WithRelated {
  readonly related: readonly Card[];
}

/** Chooses products to show below one. */
export function relatedIds(product: Product, catalogue: Catalogue): readonly ProductId[] {
  const { products, collections } = catalogue;
  const { given } = rangeOf(catalogue);
  return relatedTo(product, { products, related: collections.related, given: given.id });
}

/** Makes the cards of the products to show below one. */
export function relatedCards(product: Product, catalogue: Catalogue, lang: Lang): Card[] {
  return makeCards(relatedIds(product, catalogue), catalogue, lang);
}
