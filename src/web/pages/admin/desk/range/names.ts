import type { CatalogueNames } from '#contract/admin-names.ts';

/** Names of before the catalogue's have come (`Range.tsx`). */
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
