import { useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { adminNamesReply, type CatalogueNames } from '#contract/admin-names.ts';

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

/** Names of what the catalogue has beside its products; empty until they have come. */
export function useNames(): CatalogueNames {
  const { lang } = useKit();
  const { data } = useApi(
    'GET /api/admin/catalogue/names',
    { query: `lang=${lang}` },
    adminNamesReply,
  );
  return data ?? NO_NAMES;
}
