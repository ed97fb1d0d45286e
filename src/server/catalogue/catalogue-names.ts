import { notInArray } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { TEXT_IDS } from '#catalogue/page-texts.ts';
import type { Localized } from '#catalogue/types.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { type Lang, SCREENS } from '#routes.ts';
import { tagsOf } from '#rules/range.ts';
import { catalogueOf } from '../shop.ts';
import { readShowable } from './candidate.ts';
import { newestVersion } from './current-entries.ts';
import { catalogueDrafts } from './schema.ts';
import type { CatalogueShop } from './served-catalogue.ts';

/** Returns the path above the first product of a collection; while it has none, its own or one made of its id. */
export function pathBelow(
  id: string,
  { products, collections }: Pick<Catalogue, 'products' | 'collections'>,
): string {
  const first = products.find(({ collection }) => collection === id)?.path;
  return first?.replace(/\/[^/]*$/, '') || (collections[id]?.path ?? `/${id.toLowerCase()}`);
}

/** Returns the names of what a catalogue has beside its products. */
export function catalogueNames(catalogue: Catalogue, lang: Lang): CatalogueNames {
  const { colours, packs, gifts } = catalogue;
  const place = (id: string) => catalogue.collections[id]?.menu?.place ?? Number.POSITIVE_INFINITY;
  const collections = Object.entries(catalogue.collections).sort(([a], [b]) => place(a) - place(b));
  const namesOf = (
    entries: readonly (readonly [id: string, of: { readonly name: Localized<string> }])[],
  ) => Object.fromEntries(entries.map(([id, { name }]) => [id, name[lang]]));
  const lists = collections.flatMap(([id, { path }]) => (path === undefined ? [] : [[id, path]]));
  // A list of other collections shows none of its own.
  const homes = collections.filter(
    ([, { path, listedIn, lists: others }]) => (path ?? listedIn) !== undefined && !others,
  );
  const tags = Object.entries(tagsOf(catalogue.collections)).map(([group, values]) => [
    group,
    Object.fromEntries(values.map(({ id, name }) => [id, name[lang]])),
  ]);
  // A group's own name wins over the label of a filter, which stands before a list's values.
  const groups = [
    ...collections.flatMap(([, { list }]) =>
      list?.filter ? [[list.filter.group, list.filter.label] as const] : [],
    ),
    ...collections.flatMap(([, { tagNames = {} }]) => Object.entries(tagNames)),
  ];
  return {
    collections: namesOf(collections),
    lists: Object.fromEntries(lists),
    homes: Object.fromEntries(homes.map(([id]) => [id, pathBelow(id, catalogue)])),
    tags: Object.fromEntries(tags),
    groups: Object.fromEntries(groups.map(([group, name]) => [group, name[lang]])),
    colours: namesOf(Object.entries(colours)),
    shades: Object.fromEntries(Object.entries(colours).map(([id, { hex }]) => [id, hex])),
    packs: namesOf(Object.entries(packs).sort(([, a], [, b]) => a.pieces - b.pieces)),
    gifts: namesOf(Object.entries(gifts)),
    pages: Object.fromEntries([
      ...Object.values(catalogue.pages).map(({ path, name }) => [path, name[lang]]),
      ...TEXT_IDS.map((id) => [SCREENS[id], catalogue.texts[id].name[lang]]),
    ]),
  };
}

/** Returns the names of the newest version and of drafts, which are checked only while some may bring names. */
export async function readNames(shop: CatalogueShop, lang: Lang): Promise<CatalogueNames> {
  const served = shop.parts.catalogue;
  const isNamed = notInArray(catalogueDrafts.kind, [
    ...['product', 'sizes', 'texts', 'facts'],
    ...['firm', 'mail', 'redirects'],
  ] as EntryKind[]);
  const isServed = served.number === (await newestVersion(shop.db));
  if (isServed && (await shop.db.$count(catalogueDrafts, isNamed)) === 0) {
    return catalogueNames(catalogueOf(shop), lang);
  }
  const { catalogue } = await readShowable(shop.db, served);
  return catalogueNames(catalogue ?? catalogueOf(shop), lang);
}
