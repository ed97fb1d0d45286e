import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';

/** The back office: what a catalogue has beside its products, by id, with its name in one language. */

const names = z.record(z.string(), z.string());

/** Query of `GET /api/admin/catalogue/names`. */
export const adminNamesQuery = z.strictObject({ lang: z._default(z.enum(LANGS), 'de') });

/** Names by id, in the order of the published catalogue; collections in that of the menu. */
export const adminNamesReply = z.object({
  collections: names,
  /** German path of the collection's page. */
  lists: names,
  /** Collections that products may have as their home, each with the begin of the paths that are proposed there. */
  homes: names,
  /** Values by group, and the names of groups. */
  tags: z.record(z.string(), names),
  groups: names,
  colours: names,
  /** Colours as `#RRGGBB`. */
  shades: names,
  packs: names,
  gifts: names,
  /** Pages and texts by German path. Missing in replies of nodes that are not updated yet. */
  pages: z.optional(names),
});
export type CatalogueNames = z.infer<typeof adminNamesReply>;
