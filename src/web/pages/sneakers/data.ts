import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Silhouette } from '../../../catalogue/types.ts';
import type { Lang } from '../../../routes.ts';
import type { SneakerCard } from '../../../rules/card.ts';
import { makeCard } from '../../../rules/make-cards.ts';
import { type ListData, makeScenes, ofKind } from '../product-list/list-data.ts';

const SCENES = [
  { family: 'rampe', id: 'rampe-skate-himmel', view: 'top', isLow: true },
  { family: 'hafen', id: 'hafen-runner-tinte', view: 'top', isLow: true },
  { family: 'block', id: 'block-high-rot', view: 'top', isLow: true },
  { family: 'kiez', id: 'kiez-low-rosa', view: 'top', isLow: true },
] as const;

export type SneakersData = ListData<SneakerCard, Silhouette>;

/**
 * Makes the data of the list of sneakers: silhouettes side by side, the way a shelf would be dressed. What has no
 * place there stands behind.
 */
export function data(catalogue: Catalogue, lang: Lang): SneakersData {
  const shelf: readonly string[] = catalogue.collections.sneakerShelf;
  const placeOf = (id: string) => (shelf.includes(id) ? shelf.indexOf(id) : shelf.length);
  return {
    cards: ofKind(catalogue, 'sneaker')
      .toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
      .map((sneaker) => makeCard(sneaker, catalogue, lang)),
    scenes: makeScenes<Silhouette>(SCENES, catalogue),
  };
}
