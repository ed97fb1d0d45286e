import { and, eq, sql } from 'drizzle-orm';
import { FIRM_FIELDS } from '#catalogue/fields/firm.ts';
import type { AdminDiscardAllBody, AdminDraftBody } from '#contract/admin-catalogue.ts';
import { type EntryKind, isKeptPage, isSingle } from '#contract/catalogue-entries.ts';
import { isWorded } from '#rules/mail-places.ts';
import type { Shop, Transaction } from '../shop.ts';
import { readCurrentEntry } from './current-entries.ts';
import { type Entry, entryKey, isRecord } from './entries.ts';
import { catalogueDrafts, catalogueEntries } from './schema.ts';
import { lockCatalogue } from './write-version.ts';

export type DraftResult = 'saved' | 'conflict' | 'unknown';

const nextRevision = sql<number>`nextval('catalogue_draft_revisions')`;

const isDraft = (kind: EntryKind, id: string) =>
  and(eq(catalogueDrafts.kind, kind), eq(catalogueDrafts.id, id));

async function revisionOf(tx: Transaction, kind: EntryKind, id: string) {
  const [row] = await tx
    .select({ revision: catalogueDrafts.revision, position: catalogueDrafts.position })
    .from(catalogueDrafts)
    .where(isDraft(kind, id));
  return row;
}

/** Position behind every entry of a kind, drafts included. */
async function lastPosition(tx: Transaction, kind: EntryKind): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    select greatest(
      (select max(${catalogueEntries.position}) from ${catalogueEntries}
        where kind = ${kind} and replaced_in is null),
      (select max(${catalogueDrafts.position}) from ${catalogueDrafts} where kind = ${kind})
    ) as last`);
  return Number(rows[0]?.last ?? -1) + 1;
}

/** True if a value can be the content of this entry; the schema says whether it is a good one. */
export function fitsEntry(
  kind: EntryKind,
  id: string,
  content: AdminDraftBody['content'],
): boolean {
  if (content === null)
    return !isSingle(kind) && kind !== 'texts' && !(kind === 'page' && isKeptPage(id));
  if (kind === 'texts') return 'sections' in content;
  if (kind === 'collection')
    return 'name' in content && isRecord(content.name) && !('texts' in content);
  if (kind === 'product') return 'texts' in content && content['id'] === id;
  if (kind === 'colour') return 'hex' in content;
  if (kind === 'pack') return 'pieces' in content;
  if (kind === 'sizes') return 'guide' in content;
  if (kind === 'page') return 'blocks' in content;
  if (kind === 'mail') return isWorded(id);
  if (kind === 'redirects') return 'rows' in content;
  if (kind === 'facts') return 'currency' in content;
  if (kind === 'gift') return 'texts' in content && !('id' in content);
  return kind !== 'firm' || Object.keys(content).every((key) => Object.hasOwn(FIRM_FIELDS, key));
}

/** Saves a draft, if the entry still is as its editor saw it. */
export function saveDraft(
  shop: Shop,
  by: string,
  kind: EntryKind,
  id: string,
  { content, position, revision, base }: AdminDraftBody,
): Promise<DraftResult> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const published = await readCurrentEntry(tx, kind, id);
    const draft = await revisionOf(tx, kind, id);
    const isNew = published === undefined && !draft;
    if (isNew && (content === null || kind === 'facts')) return 'unknown';
    const seen = revision === (draft?.revision ?? null) && base === (published?.version ?? null);
    if (!seen) return 'conflict';
    const values = {
      content,
      position:
        (kind === 'product' ? position : undefined) ??
        draft?.position ??
        published?.position ??
        (await lastPosition(tx, kind)),
      baseVersion: base,
      revision: nextRevision,
      editedBy: by,
      editedAt: new Date(shop.now()),
    };
    await tx
      .insert(catalogueDrafts)
      .values({ kind, id, ...values })
      .onConflictDoUpdate({ target: [catalogueDrafts.kind, catalogueDrafts.id], set: values });
    return 'saved';
  });
}

/** Discards a draft, if it still is as the editor saw it. */
export function discardDraft(
  shop: Shop,
  kind: EntryKind,
  id: string,
  revision: number,
): Promise<DraftResult> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const draft = await revisionOf(tx, kind, id);
    if (draft === undefined) return (await readCurrentEntry(tx, kind, id)) ? 'conflict' : 'unknown';
    if (draft.revision !== revision) return 'conflict';
    await tx.delete(catalogueDrafts).where(isDraft(kind, id));
    return 'saved';
  });
}

/** Removes the drafts of entries. Call it with the catalogue locked. */
export async function deleteDrafts(
  tx: Transaction,
  entries: readonly Pick<Entry, 'kind' | 'id'>[],
): Promise<void> {
  const keys = JSON.stringify(entries.map(({ kind, id }) => ({ kind, id })));
  await tx.execute(sql`
    delete from catalogue_drafts d using jsonb_to_recordset(${keys}::jsonb) as k(kind text, id text)
    where d.kind = k.kind and d.id = k.id`);
}

/** Discards all drafts, if they still are as they were seen. */
export function discardDrafts(
  shop: Shop,
  seen: AdminDiscardAllBody['drafts'],
  record: (tx: Transaction, ids: readonly string[]) => Promise<void>,
): Promise<DraftResult> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const { kind, id, revision } = catalogueDrafts;
    const drafts = await tx.select({ kind, id, revision }).from(catalogueDrafts).orderBy(revision);
    const known = new Map(seen.map((each) => [entryKey(each), each.revision]));
    if (known.size !== drafts.length) return 'conflict';
    if (drafts.some((draft) => known.get(entryKey(draft)) !== draft.revision)) return 'conflict';
    await tx.delete(catalogueDrafts);
    await record(
      tx,
      drafts.map((draft) => draft.id),
    );
    return 'saved';
  });
}

/** Rows of one statement; each has eight parameters. */
const BATCH = 1_000;

/** Puts contents into drafts, over those that are there. Call it with the catalogue locked. */
export async function overwriteDrafts(
  tx: Transaction,
  drafts: readonly Omit<typeof catalogueDrafts.$inferInsert, 'revision'>[],
): Promise<void> {
  for (let at = 0; at < drafts.length; at += BATCH) {
    await tx
      .insert(catalogueDrafts)
      .values(
        drafts.slice(at, at + BATCH).map((draft) => ({
          ...draft,
          revision: nextRevision,
        })),
      )
      .onConflictDoUpdate({
        target: [catalogueDrafts.kind, catalogueDrafts.id],
        set: {
          content: sql`excluded.content`,
          position: sql`excluded.position`,
          baseVersion: sql`excluded.base_version`,
          revision: sql`excluded.revision`,
          editedBy: sql`excluded.edited_by`,
          editedAt: sql`excluded.edited_at`,
          stock: sql`coalesce(excluded.stock, ${catalogueDrafts.stock})`,
        },
      });
  }
}
