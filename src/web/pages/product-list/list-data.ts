import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ColourId } from '#catalogue/colours.ts';
import type { View } from '#catalogue/pictures.ts';
import type { Lang, ListScreen } from '#routes.ts';
import type { AccessoryCard, Card, JerseyCard, SneakerCard } from '#rules/card.ts';
import type { ShopMode } from '#rules/claims.ts';
import { ALL } from '#rules/filters.ts';
import type { ListFamilies } from '#rules/list-view.ts';
import { listedIn, listView, pageOf, pagesOf } from '#rules/lists.ts';
import { makeCard } from '#rules/make-cards.ts';
import { rangeOf } from '#rules/range.ts';
import { DEFAULT_SORT } from '#rules/sorting.ts';
import { squarePicture } from '#web/ui/picture-source.ts';
import type { FamilyPicture } from './list-scene.ts';
import { texts as german, type PagingTexts } from './paging.de.ts';
import { texts as english } from './paging.en.ts';

/** A view of a product that stands for a family in its list. */
export interface SceneView<Family extends string> {
  readonly family: Family;
  readonly id: string;
  readonly view: View;
  readonly colour?: ColourId;
  /** The subject stands below the picture's middle. */
  readonly isLow?: boolean;
}

/** Cards of each list. */
interface ListCards {
  readonly produkte: Card;
  readonly sneakers: SneakerCard;
  readonly trikots: JerseyCard;
  readonly accessoires: AccessoryCard;
}
export type CardIn<List extends ListScreen> = ListCards[List];

/** Figures of a list that has pages, without any filter. */
export interface Paging {
  /** Products of the list. */
  readonly found: number;
  /** This page, 1 at first. */
  readonly page: number;
  readonly pages: number;
  /** Products of each family, `alle` included. */
  readonly counts: Readonly<Record<string, number>>;
  /** Products that the second filter keeps, by mode. */
  readonly narrowed: Readonly<Record<ShopMode, number>>;
  readonly texts: PagingTexts;
}

/** Data of a page that lists products. */
export interface ListData<List extends ListScreen> {
  /** In the order of recommendation: all, or those of one page. */
  readonly cards: readonly CardIn<List>[];
  /** Scenes between them, in the order of their appearance. */
  readonly scenes: readonly FamilyPicture<ListFamilies[List]>[];
  /** Absent for a list of one page. */
  readonly paging?: Paging;
}

/** Makes the scenes of a list; those of products that the catalogue gave up are left out. */
export function makeScenes<Family extends string>(
  views: readonly SceneView<Family>[],
  catalogue: Catalogue,
): FamilyPicture<Family>[] {
  const { find } = rangeOf(catalogue);
  return views.flatMap(({ family, id, view, colour, isLow }) => {
    const pictures = find(id)?.pictures ?? [];
    const shown = pictures.find((one) => one.view === view && one.colour === colour);
    return shown ? [{ family, picture: squarePicture(shown.base), ...(isLow && { isLow }) }] : [];
  });
}

const EVERYTHING = { family: ALL, isNarrow: false, sort: DEFAULT_SORT } as const;

function makePaging(list: ListScreen, catalogue: Catalogue, lang: Lang, page: number): Paging {
  const view = (mode: ShopMode) => listView(list, EVERYTHING, catalogue, { mode, lang });
  const { items, counts, narrowed } = view('demo');
  const texts = lang === 'de' ? german : english;
  return {
    found: items.length,
    page,
    pages: pagesOf(items.length),
    counts: Object.fromEntries(counts),
    narrowed: { demo: narrowed, live: view('live').narrowed },
    texts: { ...texts, place: texts.place[list] },
  };
}

/** Makes the data of a list, or of its further page `id`; undefined for a page that the list doesn't have. */
export function makeListData<List extends ListScreen>(
  list: List,
  scenes: readonly FamilyPicture<ListFamilies[List]>[],
  catalogue: Catalogue,
  lang: Lang,
  id: string,
): ListData<List> | undefined {
  const products = listedIn(list, catalogue);
  const pages = pagesOf(products.length);
  const page = id === '' ? 1 : Number(id);
  if (page > pages) return undefined;
  const cards = pageOf(products, page).map((product) => makeCard(product, catalogue, lang));
  return {
    // A list has the cards of its families.
    cards: cards as readonly Card[] as readonly CardIn<List>[],
    scenes,
    ...(pages > 1 && { paging: makePaging(list, catalogue, lang, page) }),
  };
}
