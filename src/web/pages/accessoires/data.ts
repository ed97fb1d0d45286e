import type { Catalogue } from '#catalogue/catalogue.ts';
import type { AccessoryCategory } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { type ListData, makeListData, makeScenes } from '../product-list/list-data.ts';

const SCENES = [
  { family: 'Schmuck', id: 'armreif-fein', view: 'detail' },
  { family: 'Uhren', id: 'uhr-klassik', view: 'detail' },
  { family: 'Parfüm', id: 'parfum-rose', view: 'detail' },
  { family: 'Brillen', id: 'sonnenbrille-pilot', view: 'detail' },
] as const;

export type AccessoiresData = ListData<'accessoires'>;

/** Makes the data of the list of accessories. */
export function data(catalogue: Catalogue, lang: Lang, id: string): AccessoiresData | undefined {
  const scenes = makeScenes<AccessoryCategory>(SCENES, catalogue);
  return makeListData('accessoires', scenes, catalogue, lang, id);
}
