import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import type { DemoReview, DemoShop } from '#catalogue/demo-claims.ts';
import type { Lang } from '#routes.ts';
import { announcedSale, type RunningSale } from '#rules/announced-sale.ts';
import type { Card } from '#rules/card.ts';
import { type FactValues, factValues, usedValues } from '#rules/fact-texts.ts';
import { makeCards } from '#rules/make-cards.ts';
import { selectionOf } from '#rules/range.ts';
import { texts as german } from './de.ts';
import { texts as english } from './en.ts';

/** A review in one language. */
export type ShownReview = Omit<DemoReview, 'text'> & { readonly text: string };

/** Data of the home page. */
export interface HomeData {
  readonly featured: readonly Card[];
  /** The announced campaign; absent while none runs. */
  readonly sale?: RunningSale;
  /** Figures that the texts name. */
  readonly facts: Partial<FactValues>;
  /** Methods that the FAQ names in demo mode. */
  readonly paymentMethods: Facts['paymentMethods'];
  /** What only a demo says of the shop. */
  readonly demo?: Omit<DemoShop, 'reviews'> & { readonly reviews: readonly ShownReview[] };
  /** Products of a family, for its tile. */
  readonly counts: {
    readonly sneakers: number;
    readonly jerseys: number;
    readonly accessories: number;
  };
}

const TEXTS = { de: german, en: english };

/** Makes the data of the home page. */
export function data(catalogue: Catalogue, lang: Lang): HomeData {
  const count = (home: string) =>
    catalogue.products.filter((product) => product.collection === home).length;
  const { facts, demo } = catalogue;
  const sale = announcedSale(catalogue, lang);
  return {
    facts: usedValues(TEXTS[lang], factValues(facts, lang)),
    paymentMethods: facts.paymentMethods,
    ...(sale && { sale }),
    ...(demo && {
      demo: { ...demo, reviews: demo.reviews.map((each) => ({ ...each, text: each.text[lang] })) },
    }),
    featured: makeCards(selectionOf('featured', catalogue), catalogue, lang),
    counts: {
      sneakers: count('sneakers'),
      jerseys: count('trikots'),
      accessories: count('accessoires'),
    },
  };
}
