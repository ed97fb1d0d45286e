import * as z from 'zod/mini';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS } from '#routes.ts';
import { filterParam } from '#rules/filters.ts';
import { type ListChoice, narrowParam, readChoice } from '#rules/list-view.ts';
import { filtersOf, listsOf } from '#rules/lists.ts';
import { SORT_KEYS } from '#rules/sorting.ts';

/**
 * Query of `GET /api/list`, with the values that the address of a list has: `list`, `lang`, `kategorie`, `sale` or
 * `preis`, `sort`, `seite`. `listChoice` checks them against the catalogue.
 */
export const listQuery = z.strictObject({
  /** Id of a collection. */
  list: z.string(),
  lang: z.enum(LANGS),
  kategorie: z.optional(z.string()),
  sale: z.optional(z.string()),
  preis: z.optional(z.string()),
  sort: z.optional(z.enum(SORT_KEYS)),
  seite: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
});
export type ListQuery = z.infer<typeof listQuery>;

/** Returns the choice that a query asks for, or the field that the list doesn't have. */
export function listChoice(
  { list, ...asked }: ListQuery,
  catalogue: Catalogue,
): ListChoice | { readonly about: string } {
  if (!listsOf(catalogue).includes(list)) return { about: 'list' };
  const filters = filtersOf(list, catalogue);
  const { families, narrow, isSorted } = filters;
  const wanted = families.map(filterParam);
  if (asked.kategorie !== undefined && !wanted.includes(asked.kategorie)) {
    return { about: 'kategorie' };
  }
  if (asked.sort && !isSorted) return { about: 'sort' };
  const [own, value] = narrow ? narrowParam(narrow) : [];
  for (const param of ['sale', 'preis'] as const) {
    const isOwn = own === param && asked[param] === value;
    if (asked[param] !== undefined && !isOwn) return { about: param };
  }
  return readChoice(filters, new Map(Object.entries(asked)));
}
