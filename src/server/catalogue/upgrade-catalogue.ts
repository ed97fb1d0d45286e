import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { productSchema } from '#contract/product.ts';
import type { Transaction } from '../shop.ts';
import type { Draft } from './candidate.ts';
import { checkEntries } from './check-entries.ts';
import { type CurrentEntry, readEntries } from './current-entries.ts';
import { byKey, type Entry, entriesOf, entryKey, inOrder, isRecord } from './entries.ts';
import { ENTRY_FORMAT, idInFormat2, isFormat1, toFormat2 } from './format.ts';
import { UnreadableCatalogue } from './read-catalogue.ts';
import { catalogueDrafts, catalogueEntries, type catalogueVersions } from './schema.ts';
import { type EntryChange, writeVersion } from './write-version.ts';

/** Kinds of entries that were part of the program in format 1, all or but for their products. */
const OF_PROGRAM: readonly EntryKind[] = ['colour', 'pack', 'sizes', 'collection', 'texts'];
/** Path of the page of the first cap; other caps stand below it. */
const CAPS = '/caps';

/** Returns a content with its fields in the order of the schema, as publishing stores it. */
function inSchemaOrder(content: unknown): unknown {
  const parsed = productSchema.safeParse(content);
  return parsed.success ? parsed.data : content;
}

/** Products by hand that a product had below it, in the collection of format 1 that had them all. */
function relatedOf(content: unknown, id: string): { readonly related?: unknown } {
  const related = isRecord(content) ? content[id] : undefined;
  return related === undefined ? {} : { related };
}

/**
 * Publishes a version that says the same in the format of today, if the newest one is in format 1, and rewrites the
 * drafts. What was part of the program is as in the seed, which the version before had. Call it with the catalogue
 * locked. Returns the number of the newest version then.
 * @param isReplaced true if another version follows at once, so that this one may contradict itself
 */
export async function upgradeCatalogue(
  tx: Transaction,
  seed: Catalogue,
  newest: Pick<typeof catalogueVersions.$inferSelect, 'number' | 'isDemo'>,
  isReplaced: boolean,
): Promise<number> {
  const { kind: kindOf, format, replacedIn } = catalogueEntries;
  const isFormer = and(eq(kindOf, 'product'), isNull(replacedIn), lt(format, ENTRY_FORMAT));
  // Every start comes here, and few have anything to rewrite: one row tells it.
  const [former] = await tx.select({ format }).from(catalogueEntries).where(isFormer).limit(1);
  if (!former) return newest.number;
  const entries = await readEntries(tx);
  const rows = entries.filter((row) => row.format < ENTRY_FORMAT);
  const products = inOrder(rows, 'product');
  const isCap = ({ content }: CurrentEntry) =>
    isFormat1(content) && isRecord(content) && content['kind'] === 'cap';
  const firstCap = products.find((row) => isCap(row) && !row.removed)?.id;
  const formerOf = (ids: readonly string[]) =>
    rows.find((row) => row.kind === 'collection' && ids.includes(row.id));
  const related = formerOf(['related'])?.content;
  const rewritten = (productId: string, content: unknown, others: unknown) => {
    const path = productId === firstCap ? CAPS : undefined;
    const made = toFormat2('product', content, path);
    return isRecord(made) ? inSchemaOrder({ ...made, ...relatedOf(others, productId) }) : made;
  };
  const added = entriesOf(seed).filter(({ kind }) => OF_PROGRAM.includes(kind));
  const changes: EntryChange[] = [
    ...products.map((row) => ({
      kind: row.kind,
      id: row.id,
      position: row.position,
      content: rewritten(row.id, row.content, related),
      removed: row.removed,
    })),
    ...added.map((entry) => {
      const former = rows.find((row) => row.kind === entry.kind && idInFormat2(row) === entry.id);
      const chosen = former ? (toFormat2(entry.kind, former.content) as object) : {};
      return { ...entry, content: { ...(entry.content as object), ...chosen }, removed: false };
    }),
    ...rows
      .filter((row) => row.kind === 'collection' && idInFormat2(row) !== row.id)
      .map(({ kind, id: gone, position: at, content }) => ({
        kind,
        id: gone,
        position: at,
        content,
        removed: true,
      })),
  ];
  const next = byKey<Entry & Pick<CurrentEntry, 'removed'>>([...entries, ...changes]);
  const checked = checkEntries(
    [...next.values()].filter(({ removed }) => !removed),
    true,
  );
  if (!checked.ok && !isReplaced) throw new UnreadableCatalogue(newest.number, checked.findings);
  const { isDemo } = newest;
  const number = await writeVersion(tx, { by: null, note: '', isDemo, changes });
  const published = new Map(changes.map((change) => [entryKey(change), change.content]));
  const versions = new Map(rows.map((row) => [entryKey(row), row.version]));
  const drafts = await tx
    .select()
    .from(catalogueDrafts)
    .where(lt(catalogueDrafts.format, ENTRY_FORMAT));
  const others = drafts.find(({ kind, id: own }) => kind === 'collection' && own === 'related');
  for (const draft of drafts) await rewriteDraft(tx, draft);
  if (others) await draftRelated(tx, others);
  return number;

  /** Makes drafts of products without one, whose related products the draft of format 1 changed. */
  async function draftRelated(db: Transaction, { content, editedBy, editedAt }: Draft) {
    const drafted = new Set(drafts.map(entryKey));
    for (const row of products.filter((each) => !each.removed && !drafted.has(entryKey(each)))) {
      const wanted = relatedOf(content, row.id);
      if (isDeepStrictEqual(wanted, relatedOf(related, row.id))) continue;
      const { related: _, ...rest } = published.get(entryKey(row)) as Record<string, unknown>;
      await db.insert(catalogueDrafts).values({
        kind: row.kind,
        id: row.id,
        position: row.position,
        content: inSchemaOrder({ ...rest, ...wanted }),
        format: ENTRY_FORMAT,
        baseVersion: number,
        revision: sql`nextval('catalogue_draft_revisions')`,
        editedBy,
        editedAt,
      });
    }
  }

  async function rewriteDraft(db: Transaction, draft: Draft): Promise<void> {
    const { kind, id: former, content, baseVersion } = draft;
    const own = and(eq(catalogueDrafts.kind, kind), eq(catalogueDrafts.id, former));
    const now = idInFormat2({ kind, id: former });
    // The lists of products that it has are in the products' own drafts.
    if (now === undefined) return void (await db.delete(catalogueDrafts).where(own));
    const key = entryKey({ kind, id: now });
    // A draft that was begun with an older version stays one.
    const isOfNewest = baseVersion !== null && baseVersion === versions.get(entryKey(draft));
    const rest = kind === 'collection' ? (published.get(key) as object) : {};
    await db
      .update(catalogueDrafts)
      .set({
        id: now,
        content:
          kind === 'product' && content !== null
            ? rewritten(now, content, others?.content ?? related)
            : content && { ...rest, ...(toFormat2(kind, content) as object) },
        format: ENTRY_FORMAT,
        ...(isOfNewest && { baseVersion: number }),
        revision: sql`nextval('catalogue_draft_revisions')`,
      })
      .where(own);
  }
}
