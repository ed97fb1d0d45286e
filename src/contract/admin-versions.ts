import * as z from 'zod/mini';
import { entryId, entryKind, localizedName } from './catalogue-entries.ts';

/** The back office: published versions of the catalogue. */

export const ADMIN_VERSIONS_PER_PAGE = 50;

export const versionHead = z.object({
  number: z.number(),
  at: z.string(),
  /** Address of the account that published; null for the seed and for deleted accounts. */
  by: z.nullable(z.string()),
  note: z.string(),
  is_demo: z.boolean(),
});
export type VersionHead = z.infer<typeof versionHead>;

/**
 * `POST /api/admin/catalogue/versions/:number/draft`: makes drafts of everything in which a former version differs
 * from the current one. Drafts of these entries are in the way (409 `draft_changed` with a `ReviveRefusal`) unless
 * `replace` names each as it is now: nobody loses a draft that they haven't seen. The reply is a `AdminCatalogueReply`.
 */
export const adminReviveBody = z.strictObject({
  replace: z.array(
    z.strictObject({
      kind: entryKind,
      id: entryId,
      revision: z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER)),
    }),
  ),
});
export type AdminReviveBody = z.infer<typeof adminReviveBody>;

const changed = z.object({ changed: z.number() });
const inTheWay = z.array(
  z.object({ kind: entryKind, id: z.string(), name: localizedName, revision: z.number() }),
);

/**
 * `GET` of the same path: how many entries that would change, `others` are gifts and facts; and the drafts in the way.
 */
export const adminReviveReply = z.object({
  products: z.object({ returned: z.number(), changed: z.number(), retired: z.number() }),
  collections: changed,
  others: changed,
  drafts: inTheWay,
});
export type AdminReviveReply = z.infer<typeof adminReviveReply>;

/** An error reply with every draft in the way. */
export const reviveRefusal = z.object({
  error: z.string(),
  code: z.literal('draft_changed'),
  drafts: inTheWay,
});
export type ReviveRefusal = z.infer<typeof reviveRefusal>;

/** Query of `GET /api/admin/catalogue/versions`; `before` is the `next` of the page before. */
export const adminVersionsQuery = z.strictObject({
  before: z.optional(z.string().check(z.regex(/^v\d{1,9}$/))),
});

/** Campaigns that a version started or ended, by name in both languages. Missing in replies of nodes not updated yet. */
const switched = z.array(
  z.object({ name: z.object({ de: z.string(), en: z.string() }), is_start: z.boolean() }),
);

export const adminVersionsReply = z.object({
  /**
   * The newest first, each with how many entries it changed; one of a campaign with how many products got another
   * price.
   */
  versions: z.array(
    z.extend(versionHead, { changes: z.number(), campaigns: z.optional(switched) }),
  ),
  next: z.nullable(z.string()),
});
export type AdminVersionsReply = z.infer<typeof adminVersionsReply>;

/** Fields that differ; lists count as one field. Absent values are null. Empty for added and removed entries. */
export const fieldsChanged = z.array(
  z.object({ path: z.array(z.string()), before: z.unknown(), after: z.unknown() }),
);
export type FieldsChanged = z.infer<typeof fieldsChanged>;

export const adminVersionReply = z.extend(versionHead, {
  campaigns: z.optional(switched),
  /** Differences from the version before. */
  changes: z.array(
    z.object({
      kind: entryKind,
      id: z.string(),
      name: localizedName,
      change: z.enum(['added', 'changed', 'removed']),
      fields: fieldsChanged,
    }),
  ),
});
export type AdminVersionReply = z.infer<typeof adminVersionReply>;
