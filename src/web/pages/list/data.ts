import type { Catalogue, ListRules, SceneRule } from '#catalogue/catalogue.ts';
import { type Lang, localized, splitPage } from '#routes.ts';
import type { Card } from '#rules/card.ts';
import type { ShopMode } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import { ALL } from '#rules/filters.ts';
import type { ListFilters } from '#rules/list-view.ts';
import { filtersOf, listedIn, listPath, listsOf, listView, pageOf, pagesOf } from '#rules/lists.ts';
import { makeCard } from '#rules/make-cards.ts';
import { amountInText } from '#rules/money.ts';
import { rangeOf, tagsOf } from '#rules/range.ts';
import { reviewRules } from '#rules/review-rules.ts';
import { DEFAULT_SORT } from '#rules/sorting.ts';
import { squarePicture } from '#web/ui/picture-source.ts';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { FamilyPicture, ListScene } from './list-scene.ts';
import german from './paging.de.json' with { type: 'json' };
import english from './paging.en.json' with { type: 'json' };
import type { PagingTexts } from './paging-texts.ts';

/** Rules of a list as its page shows them, in one language; `ListRules` says what the fields are. */
export interface ShownList
  extends ListFilters,
    Pick<ListRules, 'step' | 'note' | 'canAdd' | 'className' | 'isStructured'> {
  /** Id of the collection. */
  readonly id: string;
  /** German path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Accessible name of the families, and the name of each, `alle` included. */
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
  readonly narrow?: NonNullable<ListFilters['narrow']> & { readonly label: string };
  readonly below?: string;
  readonly lastScene?: ListScene;
  readonly count: string;
  readonly countOne?: string;
  readonly empty: string;
}

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
export interface ListData {
  readonly list: ShownList;
  /** In the order of recommendation: all, or those of one page. */
  readonly cards: readonly Card[];
  /** Scenes between them, in the order of their appearance. */
  readonly scenes: readonly FamilyPicture[];
  /** The way to the rules of reviews, where there are any. */
  readonly rated?: { readonly label: string; readonly href: string };
  /** Absent for a list of one page. */
  readonly paging?: Paging;
}

function makeNarrow({ underCents, label }: NonNullable<ListRules['narrow']>, lang: Lang) {
  if (underCents === undefined) return { label: label[lang] };
  return { underCents, label: fill(label[lang], { amount: amountInText(underCents, lang, ' ') }) };
}

function makeList(id: string, rules: ListRules, catalogue: Catalogue, lang: Lang): ShownList {
  const { collections } = catalogue;
  const { filter, narrow, step, note, below, canAdd, lastScene, className, countOne } = rules;
  const { group, families, isSorted } = filtersOf(id, catalogue);
  const names = tagsOf(collections)[group]?.map((value) => [value.id, value.name[lang]]) ?? [];
  const last = lastScene && collections[lastScene.collection];
  return {
    id,
    path: listPath(id, catalogue),
    group,
    families,
    isSorted,
    title: collections[id]?.name[lang] ?? '',
    description: rules.description[lang],
    label: filter?.label[lang] ?? '',
    names: { ...(filter && { [ALL]: filter.all[lang] }), ...Object.fromEntries(names) },
    ...(narrow && { narrow: makeNarrow(narrow, lang) }),
    ...(step && { step }),
    note,
    ...(below && { below: below[lang] }),
    canAdd,
    ...(lastScene &&
      last?.path !== undefined && {
        lastScene: {
          name: last.name[lang],
          picture: scenePicture(lastScene.scene),
          href: localized(last.path, lang),
        },
      }),
    ...(className && { className }),
    count: rules.count[lang],
    ...(countOne && { countOne: countOne[lang] }),
    empty: rules.empty[lang],
    isStructured: rules.isStructured,
  };
}

/** Makes a scene of a list; none of a product that the catalogue gave up. */
function makeScene(rule: SceneRule, catalogue: Catalogue): FamilyPicture[] {
  const { family, isLow } = rule;
  const place = { family, ...(isLow && { isLow }) };
  if (rule.scene !== undefined) return [{ ...place, picture: scenePicture(rule.scene) }];
  const pictures = rangeOf(catalogue).find(rule.product ?? '')?.pictures ?? [];
  const shown = pictures.find(({ view, colour }) => view === rule.view && colour === rule.colour);
  return shown ? [{ ...place, picture: squarePicture(shown.base) }] : [];
}

const EVERYTHING = { family: ALL, isNarrow: false, sort: DEFAULT_SORT } as const;

function makePaging(
  list: string,
  rules: ListRules,
  catalogue: Catalogue,
  lang: Lang,
  page: number,
): Paging {
  const view = (mode: ShopMode) => listView(list, EVERYTHING, catalogue, { mode, lang });
  const { items, counts, narrowed } = view('demo');
  const texts = lang === 'de' ? german : english;
  return {
    found: items.length,
    page,
    pages: pagesOf(items.length),
    counts: Object.fromEntries(counts),
    narrowed: { demo: narrowed, live: view('live').narrowed },
    texts: { ...texts, place: rules.place[lang] },
  };
}

/** Makes the data of a page of a list by its German path, without the first slash; undefined for any other. */
export function data(catalogue: Catalogue, lang: Lang, id: string): ListData | undefined {
  const { list: path, page } = splitPage(`/${id}`);
  const list = listsOf(catalogue).find((each) => listPath(each, catalogue) === path);
  const rules = catalogue.collections[list ?? '']?.list;
  if (list === undefined || rules === undefined) return undefined;
  const products = listedIn(list, catalogue, lang);
  const pages = pagesOf(products.length);
  const rated = reviewRules(catalogue, lang);
  if (page > pages) return undefined;
  return {
    list: makeList(list, rules, catalogue, lang),
    cards: pageOf(products, page).map((product) => makeCard(product, catalogue, lang)),
    scenes: rules.scenes.flatMap((scene) => makeScene(scene, catalogue)),
    ...(rated && { rated }),
    ...(pages > 1 && { paging: makePaging(list, rules, catalogue, lang, page) }),
  };
}
