import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import {
  DESK_VERSIONS_PER_PAGE,
  type DeskReviveBody,
  type DeskVersionReply,
  type DeskVersionsReply,
  type ReviveRefusal,
} from '../../contract/desk-versions.ts';
import { users } from '../auth/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { type Draft, readDrafts } from './candidate.ts';
import { newestVersion, readEntries } from './current-entries.ts';
import { byKey, entryKey } from './entries.ts';
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
    const newest = await newestVersion(tx);
    if (number < 1 || number > newest) return { ok: false, drafts: undefined };
    const pairs = await readPairs(tx, number, newest);
    const current = byKey(await readEntries(tx));
    const editedAt = new Date(shop.now());
    const drafts = pairs.flatMap(({ lower: former, upper }) => {
      const row = former ?? upper;
      const wasSold = former !== undefined && !former.removed;
      if (row === undefined || (!wasSold && upper?.removed)) return [];
      const { kind, id, position } = row;
      const baseVersion = current.get(entryKey(row))?.version ?? null;
      const content = wasSold ? former.content : null;
      return { kind, id, position, content, baseVersion, editedBy: by, editedAt };
    });
    const wanted = new Set(drafts.map(entryKey));
    const inTheWay = (await readDrafts(tx)).filter((draft) => wanted.has(entryKey(draft)));
    const seen = new Map(replace.map((each) => [entryKey(each), each.revision]));
    if (inTheWay.some((draft) => seen.get(entryKey(draft)) !== draft.revision)) {
      const nameIn = (draft: Draft) =>
        nameOf(draft.content ?? current.get(entryKey(draft))?.content);
      return {
        ok: false,
        drafts: inTheWay.map((draft) => {
          const { kind, id, revision } = draft;
          return { kind, id, revision, name: nameIn(draft) };
        }),
      };
    }
    await overwriteDrafts(tx, drafts);
    return { ok: true };
  });
}
