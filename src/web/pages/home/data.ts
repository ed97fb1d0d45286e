import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import type { DemoReview, DemoShop } from '#catalogue/demo-claims.ts';
import type { ScenePictureName } from '#catalogue/scenes.ts';
import { type Lang, localized } from '#routes.ts';
import { announcedSale, type RunningSale } from '#rules/announced-sale.ts';
import type { Card } from '#rules/card.ts';
import { type FactValues, factValues, usedValues } from '#rules/fact-texts.ts';
import { fill } from '#rules/fill.ts';
import { listedIn, listsOf } from '#rules/lists.ts';
import { makeCards } from '#rules/make-cards.ts';
import { selectionOf } from '#rules/range.ts';
import { texts as german, type HomeTexts } from './de.ts';
import { texts as english } from './en.ts';

/** A campaign with its sentences. */
interface ShownSale {
  readonly title: string;
  readonly ends: string;
  /** Epoch milliseconds. */
  readonly endsMs: number;
}

/** A review in one language. */
export type ShownReview = Omit<DemoReview, 'text'> & { readonly text: string };

/** Data of the home page. */
export interface HomeData {
  readonly featured: readonly Card[];
  /** The announced campaign; absent while none runs. */
  readonly sale?: ShownSale;
  /** Figures that the texts name. */
  readonly facts: Partial<FactValues>;
  /** Methods that the FAQ names in demo mode. */
  readonly paymentMethods: Facts['paymentMethods'];
  /** What only a demo says of the shop. */
  readonly demo?: Omit<DemoShop, 'reviews' | 'coming'> & {
    readonly reviews: readonly ShownReview[];
    /** Where its flash sale leads. */
    readonly saleHref?: string;
  };
  /** Collections with a picture, with the number of their products. */
  readonly tiles: readonly {
    readonly name: string;
    readonly href: string;
    readonly scene: ScenePictureName;
    readonly count: number;
  }[];
  /** Button of the first screen. */
  readonly call?: { readonly label: string; readonly href: string };
}

const TEXTS = { de: german, en: english };

function shownSale(
  { name, ends, endsMs, percentOff }: RunningSale,
  texts: HomeTexts['below']['sale'],
): ShownSale {
  const title = percentOff ? fill(texts.upTo, { name, percent: percentOff }) : name;
  return { title, ends: fill(texts.ends, { ends }), endsMs };
}

function shownDemo(
  { reviews, coming: _, ...figures }: DemoShop,
  lang: Lang,
  saleHref: string | undefined,
): NonNullable<HomeData['demo']> {
  return {
    ...figures,
    reviews: reviews.map((each) => ({ ...each, text: each.text[lang] })),
    ...(saleHref && { saleHref }),
  };
}

/** Makes the data of the home page. */
export function data(catalogue: Catalogue, lang: Lang): HomeData {
  const { facts, demo, collections } = catalogue;
  const lists = listsOf(catalogue).flatMap((id) => {
    const count = listedIn(id, catalogue).length;
    const own = collections[id];
    return own && count > 0 ? [{ ...own, count, href: localized(own.path ?? '', lang) }] : [];
  });
  const tiles = lists.flatMap(({ tile, name, href, count }) =>
    tile ? [{ name: name[lang], href, scene: tile.scene, count }] : [],
  );
  const [call] = lists.flatMap(({ tile, href }) =>
    tile?.call ? [{ label: tile.call[lang], href }] : [],
  );
  // A second filter without a cap keeps what is reduced.
  const reduced = lists.find(({ list }) => list?.narrow && list.narrow.underCents === undefined);
  const sale = announcedSale(catalogue, lang);
  return {
    // Printed first, its sentences compress best.
    ...(demo && { demo: shownDemo(demo, lang, reduced && `${reduced.href}?sale=1`) }),
    facts: usedValues(TEXTS[lang], factValues(facts, lang)),
    paymentMethods: facts.paymentMethods,
    ...(sale && { sale: shownSale(sale, TEXTS[lang].below.sale) }),
    featured: makeCards(selectionOf('featured', catalogue), catalogue, lang),
    tiles,
    ...(call && { call }),
  };
}
