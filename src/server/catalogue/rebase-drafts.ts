import { and, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Json } from '#catalogue/json.ts';
import { mergeContent } from '#catalogue/merge-content.ts';
import { ENTRY_FIELDS } from '#contract/entry-fields.ts';
import type { Database, Transaction } from '../shop.ts';
import { byKey, entryKey } from './entries.ts';
import { catalogueDrafts, catalogueEntries } from './schema.ts';

export type Draft = typeof catalogueDrafts.$inferSelect & {
  /** Content that it began with, if what was published since changed the same fields. */
  readonly base?: unknown;
};

const before = alias(catalogueEntries, 'before');

/** Reads published entries of which a later version than the draft's is current, with both. */
async function readBehind(db: Database | Transaction) {
  const { kind, id, baseVersion } = catalogueDrafts;
  const { version, replacedIn, removed } = catalogueEntries;
  const isSame = and(eq(catalogueEntries.kind, kind), eq(catalogueEntries.id, id));
  const isBase = and(eq(before.kind, kind), eq(before.id, id), eq(before.version, baseVersion));
  const rows = await db
    .select({ theirs: catalogueEntries, base: before })
    .from(catalogueDrafts)
    .innerJoin(catalogueEntries, and(isSame, isNull(replacedIn), eq(removed, false)))
    .innerJoin(before, isBase)
    .where(ne(version, baseVersion));
  return byKey(rows.map((row) => ({ ...row, kind: row.theirs.kind, id: row.theirs.id })));
}

/**
 * Returns the drafts on top of what is published: one that began with an earlier version has that version's changes as
 * well, unless both changed the same field.
 */
export async function rebaseDrafts(
  db: Database | Transaction,
  drafts: readonly Draft[],
): Promise<Draft[]> {
  const behind = drafts.length > 0 ? await readBehind(db) : undefined;
  return drafts.map((draft) => {
    const found = behind?.get(entryKey(draft));
    if (!found || draft.content === null) return draft;
    const { base, theirs } = found;
    const [mine, was, now] = [draft, base, theirs].map((each) => each.content as Json);
    const merged = mergeContent(ENTRY_FIELDS[draft.kind], { base: was, mine, theirs: now });
    if (merged.clashes.length > 0) return { ...draft, base: base.content };
    return {
      ...draft,
      content: merged.content,
      position: draft.position === base.position ? theirs.position : draft.position,
      baseVersion: theirs.version,
    };
  });
}
