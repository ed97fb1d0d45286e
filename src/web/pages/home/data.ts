import type { Catalogue, Product } from '../../../catalogue/catalogue.ts';
import type { Lang } from '../../../routes.ts';
import type { Card } from '../../../rules/card.ts';
import { makeCards } from '../../../rules/make-cards.ts';

/** Data of the home page. */
export interface HomeData {
  readonly featured: readonly Card[];
  /** Products of a family, for its tile. */
  readonly counts: {
    readonly sneakers: number;
    readonly jerseys: number;
    readonly accessories: number;
  };
}

/** Makes the data of the home page. */
export function data(catalogue: Catalogue, lang: Lang): HomeData {
  const count = (kind: Product['kind']) =>
    catalogue.products.filter((product) => product.kind === kind).length;
  return {
    featured: makeCards(catalogue.collections.featured, catalogue, lang),
    counts: {
      sneakers: count('sneaker'),
      jerseys: count('jersey'),
      accessories: count('accessory'),
    },
  };
}
