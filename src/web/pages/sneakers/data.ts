import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Silhouette } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { type ListData, makeListData, makeScenes } from '../product-list/list-data.ts';

const SCENES = [
  { family: 'rampe', id: 'rampe-skate-himmel', view: 'top', isLow: true },
  { family: 'hafen', id: 'hafen-runner-tinte', view: 'top', isLow: true },
  { family: 'block', id: 'block-high-rot', view: 'top', isLow: true },
  { family: 'kiez', id: 'kiez-low-rosa', view: 'top', isLow: true },
] as const;

export type SneakersData = ListData<'sneakers'>;

/** Makes the data of the list of sneakers. */
export function data(catalogue: Catalogue, lang: Lang, id: string): SneakersData | undefined {
  const scenes = makeScenes<Silhouette>(SCENES, catalogue);
  return makeListData('sneakers', scenes, catalogue, lang, id);
}
