import type { AdminReviveBody, AdminReviveReply, ReviveRefusal } from '#contract/admin-versions.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { readDrafts } from './candidate.ts';
import { newestVersion } from './current-entries.ts';
import { byKey, type Entry, entryKey, nameOf } from './entries.ts';
import { entryChanges } from './field-changes.ts';
import { overwriteDrafts } from './save-draft.ts';
import { type EntryRow, readPairs } from './versions.ts';
import { lockCatalogue } from './write-version.ts';

/** An entry as drafts of a former version would have it; content null retires it. */
interface RevivedEntry extends Entry {
  /** Its current row; undefined if there is none. */
  readonly current: EntryRow | undefined;
}

/** Returns the entries in which a former version differs from the newest one; undefined without such a version. */
async function readRevived(
  db: Database | Transaction,
  number: number,
): Promise<RevivedEntry[] | undefined> {
  const newest = await newestVersion(db);
  if (number < 1 || number > newest) return undefined;
  const pairs = await readPairs(db, number, newest);
  return pairs.flatMap(({ lower: former, upper: current }) => {
    const row = former ?? current;
    const wasSold = former !== undefined && !former.removed;
    // It retires products alone: the current ones may need what else came later.
    if (!wasSold && row?.kind !== 'product') return [];
    if (row === undefined || (!wasSold && current?.removed)) return [];
    const { kind, id } = row;
    // Only products have a place of their own.
    const { position } = kind === 'product' ? row : (current ?? row);
    if (!wasSold) return { kind, id, position, content: null, current };
    const { content } = former;
    const isSold = current?.removed === false;
    if (isSold && entryChanges(current, { content, position }).length === 0) return [];
    return { kind, id, position, content, current };
  });
}

/** Reads the drafts of entries that a version would replace. */
async function readInTheWay(
  db: Database | Transaction,
  revived: readonly RevivedEntry[],
): Promise<ReviveRefusal['drafts']> {
  const wanted = byKey(revived);
  const drafts = await readDrafts(db);
  return drafts
    .filter((draft) => wanted.has(entryKey(draft)))
    .map(({ kind, id, revision, content }) => {
      const current = wanted.get(entryKey({ kind, id }))?.current;
      return { kind, id, revision, name: nameOf(content ?? current?.content) };
    });
}

/** Counts what `reviveVersion()` and publishing would change; undefined without such a version. */
export async function countRevived(
  { db }: Pick<Shop, 'db'>,
  number: number,
): Promise<AdminReviveReply | undefined> {
  const revived = await readRevived(db, number);
  const counts = {
    products: { returned: 0, changed: 0, retired: 0 },
    collections: { changed: 0 },
    others: { changed: 0 },
    drafts: await readInTheWay(db, revived ?? []),
  };
  for (const { kind, content, position, current } of revived ?? []) {
    const isReturned = current === undefined || current.removed;
    if (kind === 'product' && content === null) counts.products.retired += 1;
    else if (kind === 'product' && isReturned) counts.products.returned += 1;
    else if (isReturned || entryChanges(current, { content, position }).length > 0) {
      const of = { product: 'products', collection: 'collections' } as const;
      counts[kind === 'product' || kind === 'collection' ? of[kind] : 'others'].changed += 1;
    }
  }
  return revived && counts;
}

/** Result of making drafts of a former version; `drafts` are in the way, undefined without such a version. */
type ReviveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly drafts: ReviveRefusal['drafts'] | undefined };

/**
 * Makes drafts of everything in which a former version differs from the current one. Drafts in the way are replaced if
 * `replace` names all of them as they are.
 */
export function reviveVersion(
  shop: Pick<Shop, 'db' | 'now'>,
  by: string,
  number: number,
  replace: AdminReviveBody['replace'],
): Promise<ReviveResult> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const revived = await readRevived(tx, number);
    if (revived === undefined) return { ok: false, drafts: undefined };
    const drafts = await readInTheWay(tx, revived);
    const seen = new Map(replace.map((each) => [entryKey(each), each.revision]));
    if (drafts.some((draft) => seen.get(entryKey(draft)) !== draft.revision)) {
      return { ok: false, drafts };
    }
    const editedAt = new Date(shop.now());
    await overwriteDrafts(
      tx,
      revived.map(({ current, ...entry }) => ({
        ...entry,
        baseVersion: current?.version ?? null,
        editedBy: by,
        editedAt,
      })),
    );
    return { ok: true };
  });
}
