import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCTS_PER_LIST_PAGE } from '#catalogue/limits.ts';
import type { ListOrder } from '#catalogue/list-rules.ts';
import { LANGS, type Lang, splitPage } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues, grownCatalogue } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { ALL } from './filters.ts';
import { choiceParams, keeps, type ListChoice, readChoice, viewList } from './list-view.ts';
import {
  filtersOf,
  listedIn,
  listPath,
  listPaths,
  listsOf,
  listView,
  pageOf,
  pagePaths,
  pagesOf,
  unknownPages,
} from './lists.ts';
import { makeCard } from './make-cards.ts';
import { tagsOf } from './range.ts';
import { DEFAULT_SORT, SORT_KEYS } from './sorting.ts';

const large = largeCatalogue(300);
const LISTS = listsOf(large);
const modes = fc.constantFrom('demo' as const, 'live' as const);
const langs = fc.constantFrom(...LANGS);

/** A list with a choice that it offers. */
const chosen: fc.Arbitrary<{ list: string; choice: ListChoice }> = fc
  .constantFrom(...LISTS)
  .chain((list) => {
    const { families, narrow, isSorted } = filtersOf(list, large);
    return fc.record({
      list: fc.constant(list),
      choice: fc.record({
        family: fc.constantFrom(ALL, ...families),
        isNarrow: narrow ? fc.boolean() : fc.constant(false),
        sort: isSorted ? fc.constantFrom(...SORT_KEYS) : fc.constant(SORT_KEYS[0]),
      }),
    });
  });

describe('a list of the catalogue', () => {
  it('has every product of its collections once', () => {
    fc.assert(
      fc.property(catalogues, fc.constantFrom(...LISTS), (catalogue, list) => {
        const { lists = [list] } = catalogue.collections[list] ?? {};
        const wanted = catalogue.products.filter(({ collection }) => lists.includes(collection));
        const ids = listedIn(list, catalogue).map(({ id }) => id);
        expect(ids.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('shows sneakers as the shelf has them, then those without a place', () => {
    const ids = listedIn('sneakers', grownCatalogue).map(({ id }) => id);
    expect(ids).toEqual([
      ...(seedCatalogue.collections['sneakers']?.products ?? []),
      'kiez-low-koralle',
    ]);
  });

  it('shows bags and caps before accessories', () => {
    const homes = listedIn('produkte', large).map(({ collection }) => collection);
    expect([...new Set(homes)]).toEqual(['bags', 'caps', 'accessoires']);
    expect(homes).toEqual(homes.toSorted((a, b) => homes.indexOf(a) - homes.indexOf(b)));
  });

  it.each<[order: ListOrder, lang: Lang, first: string, last: string]>([
    ['newest', 'de', 'beach-bag', 'shoulder-bag'],
    ['price', 'de', 'kette-figaro', 'travel-bag'],
    ['name', 'de', 'armreif-fein', 'uhr-klassik'],
    ['name', 'en', 'baseball-cap-monogram', 'siegelring'],
  ])('in the order %s (%s) shows those by hand first', (order, lang, first, last) => {
    const { collections } = grownCatalogue;
    const { list, ...own } = collections['produkte'] ?? { name: { de: '', en: '' } };
    const produkte = { ...own, products: ['pouch'], ...(list && { list: { ...list, order } }) };
    const ordered = { ...grownCatalogue, collections: { ...collections, produkte } };
    const ids = listedIn('produkte', ordered, lang).map(({ id }) => id);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['pouch', first, last]);
    const choice = { family: ALL, isNarrow: false, sort: DEFAULT_SORT } as const;
    const view = listView('produkte', choice, ordered, { mode: 'demo', lang });
    expect(view.items.map(({ id }) => id)).toEqual(ids);
  });

  it('is made once for a version of the catalogue', () => {
    expect(listedIn('sneakers', large)).toBe(listedIn('sneakers', large));
    const choice = { family: 'hafen', isNarrow: true, sort: 'preis-ab' } as const;
    const context = { mode: 'demo', lang: 'de' } as const;
    expect(listView('sneakers', choice, large, context)).toBe(
      listView('sneakers', choice, large, { ...context, lang: 'en' }),
    );
  });
});

describe('the rules of a list', () => {
  it('name families and pictures that the seed has, in both languages', () => {
    for (const id of LISTS) {
      const { list, name: title } = seedCatalogue.collections[id] ?? {};
      if (!list?.filter) throw new Error(`${id} has no filter`);
      const { filter, scenes, ...rules } = list;
      const groups = tagsOf(seedCatalogue.collections);
      const families = groups[filter.group]?.map((value) => value.id) ?? [];
      expect(scenes.map(({ family }) => family).toSorted()).toEqual(families.toSorted());
      for (const scene of scenes) {
        if ('scene' in scene) continue;
        const { product, view, colour } = scene;
        const pictures = seedCatalogue.products.find(({ id }) => id === product)?.pictures;
        expect(pictures?.filter((one) => one.view === view && one.colour === colour)).toHaveLength(
          1,
        );
      }
      const texts = [filter.label, filter.all, title, ...Object.values(rules)].flatMap((text) =>
        typeof text === 'object' && 'de' in text ? [text] : [],
      );
      expect(texts.length).toBeGreaterThan(6);
      for (const { de, en } of texts) expect(en.match(/\{\w+\}/g)).toEqual(de.match(/\{\w+\}/g));
    }
  });
});

describe('a view of a list', () => {
  it('is the same of products on the server as of cards in the browser', () => {
    fc.assert(
      fc.property(chosen, modes, langs, ({ list, choice }, mode, lang) => {
        const server = listView(list, choice, large, { mode, lang });
        const cards = listedIn(list, large).map((product) => makeCard(product, large, lang));
        const browser = viewList(filtersOf(list, large), cards, choice, { mode, lang });
        expect(server.items.map(({ id }) => id)).toEqual(browser.items.map(({ id }) => id));
        expect({ ...server, items: [] }).toEqual({ ...browser, items: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('has what its figures say', () => {
    fc.assert(
      fc.property(chosen, modes, langs, ({ list, choice }, mode, lang) => {
        const { items, counts, inFamily, narrowed } = listView(list, choice, large, { mode, lang });
        const { group, narrow } = filtersOf(list, large);
        for (const item of items) {
          if (choice.family !== ALL) expect(item.tags[group]).toBe(choice.family);
          if (choice.isNarrow) expect(keeps(narrow, item, mode)).toBe(true);
        }
        expect(items).toHaveLength(choice.isNarrow ? narrowed : inFamily);
        expect(counts.get(choice.family)).toBe(items.length);
        const families = [...counts].filter(([family]) => family !== ALL);
        expect(families.reduce((sum, [, count]) => sum + count, 0)).toBe(counts.get(ALL));
      }),
      { numRuns: 60 },
    );
  });

  it('has no product beyond its families, and each family some of the seed', () => {
    for (const list of LISTS) {
      const view = (family: ListChoice['family']) =>
        listView(list, { family, isNarrow: false, sort: 'empfohlen' }, seedCatalogue, {
          mode: 'demo',
          lang: 'de',
        }).items;
      const parts = filtersOf(list, large).families.map(view);
      expect(parts.flat()).toHaveLength(view(ALL).length);
      expect(new Set(parts.flat())).toEqual(new Set(view(ALL)));
      for (const part of parts) expect(part.length).toBeGreaterThan(0);
    }
  });

  it('keeps what costs less than the cap, in its order, which can leave a family empty', () => {
    const context = { mode: 'demo', lang: 'de' } as const;
    const cheap = { isNarrow: true, sort: 'empfohlen' } as const;
    const jerseys = (family: string) =>
      listView('trikots', { ...cheap, family }, seedCatalogue, context).items.map(({ id }) => id);
    expect(jerseys(ALL)).toEqual(['deutschland-heim', 'brasilien-heim', 'argentinien-heim']);
    expect(jerseys('Vintage')).toEqual([]);
    const watches = { ...cheap, family: 'Uhren' } as const;
    expect(listView('accessoires', watches, seedCatalogue, context)).toMatchObject({
      items: [],
      inFamily: 2,
    });
  });

  it('is sorted as chosen', () => {
    const items = (sort: ListChoice['sort']) =>
      listView('sneakers', { family: ALL, isNarrow: false, sort }, large, {
        mode: 'demo',
        lang: 'de',
      }).items;
    const prices = items('preis-auf').map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(items('preis-ab').map(({ priceCents }) => priceCents)).toEqual(prices.toReversed());
  });

  it('keeps what is below a cap, what is reduced, or everything', () => {
    const price = { priceCents: 4000, originalCents: 5000 };
    expect(keeps({ underCents: 4000 }, price, 'demo')).toBe(false);
    expect(keeps({ underCents: 4001 }, price, 'demo')).toBe(true);
    expect([keeps({}, price, 'demo'), keeps({}, price, 'live')]).toEqual([true, false]);
    expect(keeps(undefined, price, 'live')).toBe(true);
  });

  it('claims no sale and no rating in live mode', () => {
    const view = (choice: Partial<ListChoice>) =>
      listView('sneakers', { family: ALL, isNarrow: false, sort: 'empfohlen', ...choice }, large, {
        mode: 'live',
        lang: 'de',
      });
    expect(view({ isNarrow: true })).toMatchObject({ items: [], narrowed: 0 });
    expect(view({ sort: 'bewertung' }).items).toEqual(view({}).items);
  });

  it('stands in an address and is read from it', () => {
    fc.assert(
      fc.property(chosen, ({ list, choice }) => {
        const params = Object.entries(choiceParams(filtersOf(list, large), choice)).flatMap(
          ([name, value]) => (value === undefined ? [] : [[name, value]]),
        );
        expect(readChoice(filtersOf(list, large), new URLSearchParams(params))).toEqual(choice);
      }),
    );
    const choice = { family: 'hafen', isNarrow: true, sort: 'name' } as const;
    expect(choiceParams(filtersOf('sneakers', large), choice)).toEqual({
      kategorie: 'hafen',
      sale: '1',
      sort: 'name',
    });
    expect(choiceParams(filtersOf('trikots', large), choice)).toMatchObject({
      preis: 'unter-40',
    });
    expect(choiceParams({ group: '', families: [], isSorted: true }, choice)).toEqual({
      kategorie: 'hafen',
      sort: 'name',
    });
    const unknown = new URLSearchParams('kategorie=x&sale=2&preis=unter-1&sort=x');
    for (const list of LISTS) {
      expect(readChoice(filtersOf(list, large), unknown)).toEqual({
        family: ALL,
        isNarrow: false,
        sort: 'empfohlen',
      });
    }
  });
});

describe('pages of a list', () => {
  it('have each item once, in order, and none is empty', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), (length) => {
        const items = Array.from({ length }, (_, index) => index);
        const pages = Array.from({ length: pagesOf(length) }, (_, at) => pageOf(items, at + 1));
        expect(pages.flat()).toEqual(items);
        for (const page of pages) {
          expect(page.length).toBeLessThanOrEqual(PRODUCTS_PER_LIST_PAGE);
          if (length > 0) expect(page.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('are pages of the catalogue beside its screens and products', () => {
    const paths = pagePaths(seedCatalogue);
    expect(paths).toEqual(expect.arrayContaining(['/hilfe', '/sneakers', '/caps']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(unknownPages(seedCatalogue).map(({ path }) => path)).toEqual(['/trikots']);
  });

  it('have addresses from the second on, where a list has more than one', () => {
    const first = LISTS.map((list) => listPath(list, seedCatalogue));
    expect(listPaths(seedCatalogue)).toEqual(first);
    const paths = listPaths(large);
    expect(paths.slice(0, 3)).toEqual(['/produkte', '/produkte/seite/2', '/produkte/seite/3']);
    expect(paths).not.toContain('/sneakers/seite/1');
    for (const list of LISTS) {
      const own = paths.map(splitPage).filter((each) => each.list === listPath(list, large));
      expect(own.map(({ page }) => page)).toEqual(
        Array.from({ length: pagesOf(listedIn(list, large).length) }, (_, index) => index + 1),
      );
    }
  });
});
