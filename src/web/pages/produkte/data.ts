import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { ProductId } from '../../../catalogue/product-ids.ts';
import type { ProduktCategory } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import type { Card } from '../../../rules/card.ts';
import { makeCard } from '../../../rules/make-cards.ts';
import { produktCategory } from '../../../rules/products.ts';
import { scenePicture } from '../../ui/picture-source.ts';
import { type ListData, makeScenes } from '../product-list/list-data.ts';

/** A product of the page, under one of its filters. */
export interface Fashion {
  readonly id: ProductId;
  readonly category: ProduktCategory;
  readonly card: Card;
}

const DAILY = {
  family: 'daily',
  id: 'travel-bag',
  view: 'detail',
  colour: 'oliv',
  isLow: true,
} as const;

export type ProdukteData = ListData<Fashion, ProduktCategory>;

/** Makes the data of the list of fashion: bags and caps, then accessories. */
export function data(catalogue: Catalogue, lang: Lang): ProdukteData {
  const listed = (wanted: ProduktCategory) =>
    catalogue.products.flatMap((product): Fashion[] => {
      const category = produktCategory(product.kind);
      if (category !== wanted) return [];
      return [{ id: product.id, category, card: makeCard(product, catalogue, lang) }];
    });
  const accessories = scenePicture('tile-accessoires/main');
  return {
    cards: [...listed('daily'), ...listed('accessories')],
    scenes: [
      { family: 'accessories', picture: accessories, isLow: true },
      ...makeScenes<ProduktCategory>([DAILY], catalogue),
    ],
  };
}
