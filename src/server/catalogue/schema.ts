import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Localized, Proofs } from '#catalogue/types.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import type { CampaignOffer } from '#rules/campaigns.ts';
import { createdAt, instant } from '../db/columns.ts';

/** Published versions of the catalogue, numbered from 1 without gaps. A trigger refuses changes. */
export const catalogueVersions = pgTable('catalogue_versions', {
  number: integer('number').primaryKey(),
  /** Clock of the database. */
  at: instant('at').notNull().default(sql`now()`),
  /** Account that published; null for the seed. No reference: it stays recorded when the account is gone. */
  by: text('by'),
  note: text('note').notNull().default(''),
  /** True for versions of the demo's seed: nobody has published anything of their own up to here. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** Figures that orders and reviews prove from here on; null if they are as before. */
  proofs: jsonb('proofs').$type<Proofs>(),
});

const KINDS = sql`kind in ('product','colour','pack','sizes','gift','collection','texts','page','mail','facts','firm','redirects')`;

/**
 * Parts of the catalogue, one row for each version that changed them. A row is valid from `version` until
 * `replacedIn`. A trigger allows nothing but filling `replacedIn`.
 */
export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    kind: text('kind').$type<EntryKind>().notNull(),
    id: text('id').notNull(),
    version: integer('version')
      .notNull()
      .references(() => catalogueVersions.number),
    /** Order of the products; entries of other kinds keep the order of their keys. */
    position: doublePrecision('position').notNull(),
    /** As `json`, which keeps the order of keys: equal catalogues render to the same version. */
    content: json('content').$type<unknown>().notNull(),
    /** True if this version retired it; `content` is the last one. */
    removed: boolean('removed').notNull().default(false),
    /** German path of an entry's page. */
    path: text('path').generatedAlwaysAs(sql`content->>'path'`),
    /** Version that has another row of this entry; null for the current row. */
    replacedIn: integer('replaced_in').references(() => catalogueVersions.number),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id, t.version] }),
    uniqueIndex('catalogue_entries_current').on(t.kind, t.id).where(sql`replaced_in is null`),
    index('catalogue_entries_order').on(t.kind, t.position, t.id).where(sql`replaced_in is null`),
    index('catalogue_entries_product_collection')
      .on(t.kind, sql`(${t.content}->>'collection')`, t.position, t.id)
      .where(sql`replaced_in is null`),
    index('catalogue_entries_former_path')
      .on(t.replacedIn, t.kind, t.id, t.path)
      .where(sql`replaced_in is not null and path is not null`),
    index('catalogue_entries_retired').on(t.kind, t.id).where(sql`replaced_in is null and removed`),
    index('catalogue_entries_version').on(t.version),
    check('catalogue_entries_kind', KINDS),
    check('catalogue_entries_replaced', sql`replaced_in > version`),
  ],
);

/** Numbers of all saved drafts: a revision is never given out twice, also not after a draft was discarded. */
export const draftRevisions = pgSequence('catalogue_draft_revisions');

/** Edits that are not published yet, at most one for each entry, shared by all administrators. */
export const catalogueDrafts = pgTable(
  'catalogue_drafts',
  {
    kind: text('kind').$type<EntryKind>().notNull(),
    id: text('id').notNull(),
    /** Null retires the product. */
    content: json('content').$type<unknown>(),
    position: doublePrecision('position').notNull(),
    /** Version of the published entry that the draft began with; null if there was none. */
    baseVersion: integer('base_version'),
    /** Another one after each save. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    editedBy: text('edited_by').notNull(),
    editedAt: instant('edited_at').notNull(),
    /** Pieces by mark that a new product brings from another shop; null for a mark that isn't counted. */
    stock: jsonb('stock').$type<Readonly<Record<string, number | null>>>(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), check('catalogue_drafts_kind', KINDS)],
);

/**
 * Prices that were shown, one row for each change. A trigger makes it append-only: the lowest price of the last
 * 30 days is proved by it.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: text('product_id').notNull(),
    /** Id of a pack; empty for a product that has one price. */
    variant: text('variant').notNull(),
    version: integer('version').notNull(),
    /** Both null: not sold from here on. */
    priceCents: integer('price_cents'),
    originalCents: integer('original_cents'),
    /** Clock of the database. */
    shownFrom: instant('shown_from').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.variant, t.version] }),
    foreignKey({ columns: [t.version], foreignColumns: [catalogueVersions.number] }),
    index('price_history_shown_from').on(t.productId, t.shownFrom),
    check(
      'price_history_price',
      sql`(price_cents is null) = (original_cents is null) and price_cents > 0 and original_cents >= price_cents`,
    ),
  ],
);

/** Numbers of all saved campaigns: a revision is never given out twice. */
export const campaignRevisions = pgSequence('campaign_revisions');

/**
 * Sales for a time. One runs from the version `startedIn` until the version `endedIn`, so that the number of a version
 * alone says what is shown. A trigger keeps what was proved.
 */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Shoppers read it. */
    name: jsonb('name').$type<Localized<string>>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Instant at which somebody ended it early. */
    endedAt: instant('ended_at'),
    offer: jsonb('offer').$type<CampaignOffer>().notNull(),
    isAnnounced: boolean('is_announced').notNull(),
    /** Another one after each change. */
    revision: bigint('revision', { mode: 'number' })
      .notNull()
      .default(sql`nextval('campaign_revisions')`),
    /** Account. No reference: it stays recorded when the account is gone. */
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    startedIn: integer('started_in').references(() => catalogueVersions.number),
    endedIn: integer('ended_in').references(() => catalogueVersions.number),
    /** Instant from which it can't start any more: it was taken back, or its time passed while the shop was down. */
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    index('campaigns_open').on(t.startsAt).where(sql`ended_in is null and cancelled_at is null`),
    index('campaigns_over')
      .on(t.endsAt)
      .where(sql`ended_in is not null or cancelled_at is not null`),
    check('campaigns_times', sql`starts_at < ends_at`),
    check(
      'campaigns_ended',
      sql`ended_in > started_in and (started_in is not null or ended_in is null)`,
    ),
    check('campaigns_cancelled', sql`cancelled_at is null or started_in is null`),
  ],
);
