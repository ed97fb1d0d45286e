import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { JerseyCategory } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import type { JerseyCard } from '../../../rules/card.ts';
import { makeCard } from '../../../rules/make-cards.ts';
import { type ListData, makeScenes, ofKind } from '../product-list/list-data.ts';

const SCENES = [
  { family: 'Special', id: 'special-kirschbluete', view: 'detail' },
  { family: 'Vintage', id: 'vintage-1988', view: 'detail' },
  { family: 'National', id: 'italien-heim', view: 'detail' },
] as const;

export type TrikotsData = ListData<JerseyCard, JerseyCategory>;

/** Makes the data of the list of jerseys. */
export function data(catalogue: Catalogue, lang: Lang): TrikotsData {
  return {
    cards: ofKind(catalogue, 'jersey').map((jersey) => makeCard(jersey, catalogue, lang)),
    scenes: makeScenes<JerseyCategory>(SCENES, catalogue),
  };
}
