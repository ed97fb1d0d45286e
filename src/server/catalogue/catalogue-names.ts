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
  return {
    collections: namesOf(collections),
    lists: Object.fromEntries(lists),
    homes: Object.fromEntries(homes.map(([id]) => [id, pathBelow(id, catalogue)])),
    tags: Object.fromEntries(tags),
    colours: namesOf(Object.entries(colours)),
    packs: namesOf(Object.entries(packs)),
    gifts: namesOf(Object.entries(gifts)),
  };
}
