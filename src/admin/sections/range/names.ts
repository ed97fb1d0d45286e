import { adminNamesReply, type CatalogueNames } from '#contract/admin-names.ts';
import { useKit } from '../../kit/kit-context.ts';
import { useApi } from '../../kit/queries.ts';

const NO_NAMES: CatalogueNames = {
  collections: {},
  lists: {},
  homes: {},
  tags: {},
  colours: {},
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
