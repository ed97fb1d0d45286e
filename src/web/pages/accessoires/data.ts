import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { AccessoryCategory } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import type { AccessoryCard } from '../../../rules/card.ts';
import { makeCard } from '../../../rules/make-cards.ts';
import { type ListData, makeScenes, ofKind } from '../product-list/list-data.ts';

const SCENES = [
  { family: 'Schmuck', id: 'armreif-fein', view: 'detail' },
  { family: 'Uhren', id: 'uhr-klassik', view: 'detail' },
  { family: 'Parfüm', id: 'parfum-rose', view: 'detail' },
  { family: 'Brillen', id: 'sonnenbrille-pilot', view: 'detail' },
] as const;

export type AccessoiresData = ListData<AccessoryCard, AccessoryCategory>;

/** Makes the data of the list of accessories. */
export function data(catalogue: Catalogue, lang: Lang): AccessoiresData {
  return {
    cards: ofKind(catalogue, 'accessory').map((one) => makeCard(one, catalogue, lang)),
    scenes: makeScenes<AccessoryCategory>(SCENES, catalogue),
  };
}
