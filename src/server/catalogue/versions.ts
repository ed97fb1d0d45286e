import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import {
  DESK_VERSIONS_PER_PAGE,
  type DeskReviveBody,
  type DeskReviveReply,
  type DeskVersionReply,
  type DeskVersionsReply,
  type ReviveRefusal,
} from '../../contract/desk-versions.ts';
import { users } from '../auth/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { type Draft, readDrafts } from './candidate.ts';
import { newestVersion } from './current-entries.ts';
import { byKey, type Entry, entryKey } from './entries.ts';
import { entryChanges } from './field-changes.ts';
import { nameOf } from './name-of.ts';
import { headOf } from './read-products.ts';
import { overwriteDrafts } from './save-draft.ts';
import { catalogueEntries, catalogueVersions } from './schema.ts';
import { lockCatalogue } from './write-version.ts';

type Row = typeof catalogueEntries.$inferSelect;

/** An entry in two versions; undefined or removed where it is not sold. */
interface Pair {
  readonly lower: Row | undefined;
  readonly upper: Row | undefined;
}

/** Returns the entries that changed after version `lower`, up to `upper`, as they were in both. */
async function readPairs(
  db: Database | Transaction,
  lower: number,
  upper: number,
): Promise<Pair[]> {
  const { kind, id, version } = catalogueEntries;
  const changed = db
    .selectDistinct({ kind, id })
    .from(catalogueEntries)
    .where(and(sql`${version} > ${lower}`, sql`${version} <= ${upper}`));
  const rows = await db
    .select()
    .from(catalogueEntries)
    .where(and(sql`(${kind}, ${id}) in ${changed}`, sql`${version} <= ${upper}`));
  const validAt = (entries: readonly Row[], at: number) =>
    entries.find((row) => row.version <= at && (row.replacedIn === null || row.replacedIn > at));
  return [...Map.groupBy(rows, entryKey).values()].map((entries) => ({
    lower: validAt(entries, lower),
    upper: validAt(entries, upper),
  }));
}

/** Returns one page of versions, the newest first. */
export async function readVersions(
  { db }: Pick<Shop, 'db'>,
  before: string | undefined,
): Promise<DeskVersionsReply> {
  const rows = await db
    .select({ version: catalogueVersions, by: users.email })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.by))
    .where(before === undefined ? undefined : lt(catalogueVersions.number, Number(before.slice(1))))
    .orderBy(desc(catalogueVersions.number))
    .limit(DESK_VERSIONS_PER_PAGE + 1);
  const page = rows.slice(0, DESK_VERSIONS_PER_PAGE);
  const numbers = page.map(({ version }) => version.number);
  const counted = await db
    .select({ version: catalogueEntries.version, changes: sql<number>`count(*)::int` })
    .from(catalogueEntries)
    .where(inArray(catalogueEntries.version, numbers))
    .groupBy(catalogueEntries.version);
  const changes = new Map(counted.map((row) => [row.version, row.changes]));
  return {
    versions: page.map(({ version, by }) => ({
      ...headOf(version, by),
      changes: changes.get(version.number) ?? 0,
    })),
    next: rows.length > page.length ? `v${numbers.at(-1)}` : null,
  };
}

/** Returns what a version changed against another one, default the one before; undefined for unknown ones. */
export async function readVersion(
  { db }: Pick<Shop, 'db'>,
  number: number,
  against: number = number - 1,
): Promise<DeskVersionReply | undefined> {
  const [row] = await db
    .select({ version: catalogueVersions, by: users.email })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.by))
    .where(eq(catalogueVersions.number, number));
  if (row === undefined || against > (await newestVersion(db))) return undefined;
  const pairs = await readPairs(db, Math.min(number, against), Math.max(number, against));
  const changes = pairs.flatMap(({ lower, upper }) => {
    const [was, is] = number > against ? [lower, upper] : [upper, lower];
    const before = was?.removed ? undefined : was;
    const after = is?.removed ? undefined : is;
    const one = after ?? before;
    if (one === undefined) return [];
    const change = before ? (after ? 'changed' : 'removed') : 'added';
    const fields = before && after ? entryChanges(before, after) : [];
    if (change === 'changed' && fields.length === 0) return [];
    return { kind: one.kind, id: one.id, name: nameOf(one.content), change, fields } as const;
  });
  return {
    ...headOf(row.version, row.by),
    against: against > 0 ? against : null,
    changes,
  };
}

/** An entry as drafts of a former version would have it; content null retires it. */
interface RevivedEntry extends Entry {
  /** Its current row; undefined if there is none. */
  readonly current: Row | undefined;
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
    if (row === undefined || (!wasSold && current?.removed)) return [];
    const { kind, id, position } = row;
    return { kind, id, position, content: wasSold ? former.content : null, current };
  });
}

/** Counts what `reviveVersion()` and publishing would change; undefined without such a version. */
export async function countRevived(
  { db }: Pick<Shop, 'db'>,
  number: number,
): Promise<DeskReviveReply | undefined> {
  const revived = await readRevived(db, number);
  const counts = {
    products: { returned: 0, changed: 0, retired: 0 },
    collections: { changed: 0 },
    others: { changed: 0 },
  };
  for (const { kind, content, position, current } of revived ?? []) {
    if (kind === 'product' && content === null) counts.products.retired += 1;
    else if (current === undefined || current.removed) counts.products.returned += 1;
    else if (entryChanges(current, { content, position }).length > 0) {
      const of = { product: 'products', collection: 'collections' } as const;
      counts[kind === 'gift' || kind === 'facts' ? 'others' : of[kind]].changed += 1;
    }
  }
  return revived && counts;
}

/** Result of making drafts of a former version; `drafts` are in the way, undefined without such a version. */
export type ReviveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly drafts: ReviveRefusal['drafts'] | undefined };

/**
 * Makes drafts of everything in which a former version differs from the current one. Drafts in the way are replaced if
 * `replace` names all of them as they are.
 */
export function reviveVersion(
  shop: Shop,
  by: string,
  number: number,
  replace: DeskReviveBody['replace'],
): Promise<ReviveResult> {
  return shop.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const revived = await readRevived(tx, number);
    if (revived === undefined) return { ok: false, drafts: undefined };
    const wanted = byKey(revived);
    const inTheWay = (await readDrafts(tx)).filter((draft) => wanted.has(entryKey(draft)));
    const seen = new Map(replace.map((each) => [entryKey(each), each.revision]));
    if (inTheWay.some((draft) => seen.get(entryKey(draft)) !== draft.revision)) {
      const nameIn = (draft: Draft) =>
        nameOf(draft.content ?? wanted.get(entryKey(draft))?.current?.content);
      return {
        ok: false,
        drafts: inTheWay.map((draft) => {
          const { kind, id, revision } = draft;
          return { kind, id, revision, name: nameIn(draft) };
        }),
      };
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
