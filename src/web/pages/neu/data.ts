import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { makeCards } from '#rules/make-cards.ts';
import { selectionOf } from '#rules/range.ts';

export interface NeuData {
  readonly arrivals: readonly Card[];
}

/** Makes the data of the page "Neu". */
export function data(catalogue: Catalogue, lang: Lang): NeuData {
  return { arrivals: makeCards(selectionOf('arrivals', catalogue), catalogue, lang) };
}
