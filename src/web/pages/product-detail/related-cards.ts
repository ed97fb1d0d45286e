import type { Catalogue, Product } from '../../../catalogue/catalogue.ts';
import type { ProductId } from '../../../catalogue/product-ids.ts';
import type { Lang } from '../../../routes.ts';
import type { Card } from '../../../rules/card.ts';
import { makeCards } from '../../../rules/make-cards.ts';
import { perCatalogue, rangeOf } from '../../../rules/range.ts';
import { relatedIn } from '../../../rules/related.ts';

/** Part of a page's data: products to show below its own. */
export interface WithRelated {
  readonly related: readonly Card[];
}

const relatedOf = perCatalogue((catalogue) => {
  const { products, collections } = catalogue;
  return relatedIn({
    products,
    related: collections.related,
    given: rangeOf(catalogue).given.id,
  });
});

/** Chooses products to show below one. */
export function relatedIds(product: Product, catalogue: Catalogue): readonly ProductId[] {
  return relatedOf(catalogue)(product);
}

/** Makes the cards of the products to show below one. */
export function relatedCards(product: Product, catalogue: Catalogue, lang: Lang): Card[] {
  return makeCards(relatedIds(product, catalogue), catalogue, lang);
}
