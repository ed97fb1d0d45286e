import { useKit } from '#admin/kit/kit-context.ts';
import { apiQuery, useApi } from '#admin/kit/queries.ts';
import { adminNamesReply, type CatalogueNames } from '#contract/admin-names.ts';
import type { Lang } from '#routes.ts';

export const NO_NAMES: CatalogueNames = {
  collections: {},
  lists: {},
  homes: {},
  tags: {},
  groups: {},
  colours: {},
  shades: {},
  packs: {},
  gifts: {},
};

/** Query of the names, which a page waits for so that no id stands in their place. */
export const namesQuery = (lang: Lang) =>
  apiQuery('GET /api/admin/catalogue/names', { query: `lang=${lang}` }, adminNamesReply);

/** Names of what the catalogue has beside its products; empty if they can't be read. */
export function useNames(): CatalogueNames {
  const { lang } = useKit();
  const { data } = useApi(
    'GET /api/admin/catalogue/names',
    { query: `lang=${lang}` },
    adminNamesReply,
  );
  return data ?? NO_NAMES;
}
