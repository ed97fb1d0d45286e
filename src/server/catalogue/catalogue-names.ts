import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Localized } from '#catalogue/types.ts';
import type { CatalogueNames } from '#contract/admin-names.ts';
import type { Lang } from '#routes.ts';
import { tagsOf } from '#rules/range.ts';

/** Returns the path above the first product of a collection; while it has none, its own or one made of its id. */
function pathBelow(id: string, { products, collections }: Catalogue): string {
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
    packs: namesOf(Object.entries(packs)),
    gifts: namesOf(Object.entries(gifts)),
  };
}
