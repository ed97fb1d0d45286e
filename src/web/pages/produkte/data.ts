import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ProduktCategory } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { scenePicture } from '#web/ui/picture-source.ts';
import { type ListData, makeListData, makeScenes } from '../product-list/list-data.ts';

const DAILY = {
  family: 'daily',
  id: 'travel-bag',
  view: 'detail',
  colour: 'oliv',
  isLow: true,
} as const;

export type ProdukteData = ListData<'produkte'>;

/** Makes the data of the list of fashion: bags and caps, then accessories. */
export function data(catalogue: Catalogue, lang: Lang, id: string): ProdukteData | undefined {
  const accessories = scenePicture('tile-accessoires/main');
  const scenes = [
    { family: 'accessories', picture: accessories, isLow: true } as const,
    ...makeScenes<ProduktCategory>([DAILY], catalogue),
  ];
  return makeListData('produkte', scenes, catalogue, lang, id);
}
