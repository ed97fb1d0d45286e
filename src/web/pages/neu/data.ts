import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import { makeCards } from '#rules/make-cards.ts';
import { selectionOf } from '#rules/range.ts';

export interface NeuData {
  readonly arrivals: readonly Card[];
  /** Collections that only a demo announces. */
  readonly coming?: readonly {
    readonly colour: string;
    readonly name: string;
    readonly text: string;
    readonly items: readonly string[];
  }[];
}

/** Makes the data of the page "Neu". */
export function data(catalogue: Catalogue, lang: Lang): NeuData {
  const { demo } = catalogue;
  return {
    arrivals: makeCards(selectionOf('arrivals', catalogue), catalogue, lang),
    ...(demo && {
      coming: demo.coming.map(({ colour, name, text, items }) => ({
        colour,
        name: name[lang],
        text: text[lang],
        items: items[lang],
      })),
    }),
  };
}
