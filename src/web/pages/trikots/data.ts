import type { Catalogue } from '#catalogue/catalogue.ts';
import type { JerseyCategory } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { type ListData, makeListData, makeScenes } from '../product-list/list-data.ts';

const SCENES = [
  { family: 'Special', id: 'special-kirschbluete', view: 'detail' },
  { family: 'Vintage', id: 'vintage-1988', view: 'detail' },
  { family: 'National', id: 'italien-heim', view: 'detail' },
] as const;

export type TrikotsData = ListData<'trikots'>;

/** Makes the data of the list of jerseys. */
export function data(catalogue: Catalogue, lang: Lang, id: string): TrikotsData | undefined {
  const scenes = makeScenes<JerseyCategory>(SCENES, catalogue);
  return makeListData('trikots', scenes, catalogue, lang, id);
}
