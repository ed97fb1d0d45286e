import * as z from 'zod/mini';
import { FIRM_FIELDS } from '#catalogue/fields/firm.ts';
import { FINDING_CODES } from '#catalogue/findings.ts';
import { PRODUCT_STATES, priceVariant } from './admin-products.ts';
import { fieldsChanged, versionHead } from './admin-versions.ts';
import { entryId, entryKind, localizedName } from './catalogue-entries.ts';
import { storable } from './text.ts';

/** The back office: catalogue and drafts; `admin-versions.ts` has the versions. */

/** Prices of a product that a reply holds at most, the newest first. */
export const ADMIN_PRICES_SHOWN = 200;
/** Body of `PUT …/draft`: room for the rows of all redirects. */
export const DRAFT_LIMIT_BYTES = 1024 * 1024;

const whole = z.int().check(z.nonnegative(), z.lte(Number.MAX_SAFE_INTEGER));
const position = z.number().check(z.gte(-1e9), z.lte(1e9));

/** Every field is optional. */
const firmContent = z.strictObject({
  ...Object.fromEntries(Object.keys(FIRM_FIELDS).map((key) => [key, z.optional(z.unknown())])),
});
const words = z.looseObject({});

/** Draft content. It may be incomplete, as long as it is the right kind of value; findings say the rest. */
const draftContent = z.union([
  z.looseObject({ id: entryId, texts: z.looseObject({}) }),
  z.looseObject({ name: z.looseObject({}), texts: z.looseObject({}) }),
  z.looseObject({ name: z.looseObject({}) }),
  z.looseObject({ guide: z.looseObject({}) }),
  z.looseObject({ currency: z.string() }),
  z.looseObject({ rows: z.array(z.unknown()) }),
  firmContent,
  z.partial(z.strictObject({ subject: words, opening: words, closing: words })),
]);

/**
 * `PUT /api/admin/catalogue/entries/:kind/:id/draft`: saves a draft, also of an entry that the shop doesn't have yet;
 * `content: null` retires it, 409 `entry_in_use` while anything but a collection's list names it.
 * `revision` and `base` are those of the entry that the editor saw, so that two people who edit at once get a
 * conflict: `revision` null says that there was no draft, `base` null that nothing was published. Refused
 * with 409 `draft_changed` and a `DraftConflict`. The reply is a `AdminEntry`.
 */
export const adminDraftBody = z.strictObject({
  content: z.nullable(draftContent),
  /** Products only, see `AdminEntry`; default: unchanged, or last. */
  position: z.optional(position),
  revision: z.nullable(whole),
  base: z.nullable(whole),
});
export type AdminDraftBody = z.infer<typeof adminDraftBody>;

/** `DELETE` of the same path: discards a draft. The reply is a `AdminEntry`, 404 if nothing is left of it. */
export const adminDiscardBody = z.strictObject({ revision: whole });

const draftName = z.strictObject({ kind: entryKind, id: entryId, revision: whole });
const draftNames = z.array(draftName).check(z.minLength(1), z.maxLength(10_000));

/** `DELETE /api/admin/catalogue/drafts`: discards all drafts. Names each as it was seen, else 409 `draft_changed`. */
export const adminDiscardAllBody = z.strictObject({ drafts: draftNames });
export type AdminDiscardAllBody = z.infer<typeof adminDiscardAllBody>;
export const adminDiscardAllReply = z.object({ discarded: z.number() });

/**
 * `POST /api/admin/catalogue/publish`: publishes drafts as one version, all of them or those that are named; named
 * ones must be as the editor saw them, else 409 `draft_changed`. 422 `catalogue_faults` with a
 * `CatalogueFaultsReply`, 409 `nothing_to_publish`.
 */
export const adminPublishBody = z.strictObject({
  drafts: z.optional(draftNames),
  note: z.optional(z.string().check(z.maxLength(500), storable)),
});
export type AdminPublishBody = z.infer<typeof adminPublishBody>;

/** The version is committed; nodes serve its pages within seconds. */
export const adminPublishReply = z.object({ version: z.number() });

/** One thing that keeps a catalogue from being published. */
export const finding = z.object({
  kind: entryKind,
  id: z.string(),
  /** Field in the entry's content, such as `['name', 'en']`; empty for the entry itself. */
  path: z.readonly(z.array(z.union([z.string(), z.number()]))),
  code: z.enum(FINDING_CODES),
  /** Parameters of the code's sentence (`CODES` in `catalogue/findings.ts`). */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof finding>;

/** `GET /api/admin/catalogue/entries/:kind`: all entries of a kind but products. */
export const adminEntriesReply = z.object({
  /** In their order. Values are the draft's, where there is one. */
  entries: z.array(
    z.object({
      id: z.string(),
      name: localizedName,
      /** `changed` has a draft, `retired` one that removes it; `new` is a draft alone. */
      state: z.enum(PRODUCT_STATES),
      /** Products of the served catalogue that have it or, of a collection, that it shows. */
      products: z.number(),
      content: z.unknown(),
    }),
  ),
});
export type AdminEntriesReply = z.infer<typeof adminEntriesReply>;

const draftHead = z.object({
  kind: entryKind,
  id: z.string(),
  /** Name in both languages, where the content has one. */
  name: localizedName,
  change: z.enum(['new', 'changed', 'retired', 'returned']),
  /** Against what is published. */
  fields: fieldsChanged,
  /** Drafts of new entries without which it can't be published. Missing in replies of nodes that are not updated yet. */
  needs: z.optional(z.array(z.object({ kind: entryKind, id: z.string() }))),
  revision: z.number(),
  /** Address of the account; null if it was deleted. */
  edited_by: z.nullable(z.string()),
  edited_at: z.string(),
});
export type DraftHead = z.infer<typeof draftHead>;

/** `GET /api/admin/catalogue`: the current version, everything that waits to be published, and its findings. */
export const adminCatalogueReply = z.object({
  version: versionHead,
  drafts: z.array(draftHead),
  findings: z.array(finding),
});
export type AdminCatalogueReply = z.infer<typeof adminCatalogueReply>;

/** `GET /api/admin/catalogue/waiting`: how many drafts wait to be published, and whether the shop does to open. */
export const adminWaitingReply = z.object({
  drafts: z.number(),
  /** True for a live shop that has not opened. */
  unopened: z.boolean(),
});

/** `GET /api/admin/catalogue/entries/:kind/:id`. */
export const adminEntry = z.object({
  kind: entryKind,
  id: z.string(),
  published: z.nullable(
    z.object({
      /** Version that changed it last: the `base` of a draft. */
      version: z.number(),
      at: z.string(),
      by: z.nullable(z.string()),
      /** Order of products, ascending. A product moves between two others with a number between theirs. */
      position: z.number(),
      /** True if it is retired; `content` is the last one. */
      retired: z.boolean(),
      content: z.unknown(),
    }),
  ),
  draft: z.nullable(
    z.object({
      revision: z.number(),
      /** Version that the draft began with; differs from `published.version` if that changed the same fields since. */
      base: z.nullable(z.number()),
      /** Its content, in that case. */
      base_content: z.optional(z.unknown()),
      position: z.number(),
      /** Null retires it. */
      content: z.unknown(),
      edited_by: z.nullable(z.string()),
      edited_at: z.string(),
    }),
  ),
  /** Of this entry alone, as it would be published. */
  findings: z.array(finding),
  /** Products only, the newest first. */
  prices: z.array(
    z.object({
      /** A pack; empty for products with one price. */
      variant: priceVariant,
      /** Null: not sold from here on. */
      price_cents: z.nullable(z.number()),
      original_cents: z.nullable(z.number()),
      version: z.number(),
      shown_from: z.string(),
    }),
  ),
});
export type AdminEntry = z.infer<typeof adminEntry>;

/** Body of 409 `draft_changed`: an error reply with the entry as it is now. Null if it has disappeared. */
export const draftConflict = z.object({
  error: z.string(),
  code: z.literal('draft_changed'),
  entry: z.nullable(adminEntry),
});
export type DraftConflict = z.infer<typeof draftConflict>;

/** Body of 422 `catalogue_faults`: an error reply with every finding. */
export const catalogueFaultsReply = z.object({
  error: z.string(),
  code: z.literal('catalogue_faults'),
  findings: z.array(finding),
});
export type CatalogueFaultsReply = z.infer<typeof catalogueFaultsReply>;
