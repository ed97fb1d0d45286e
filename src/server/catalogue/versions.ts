import { and, countDistinct, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import {
  ADMIN_VERSIONS_PER_PAGE,
  type AdminVersionReply,
  type AdminVersionsReply,
} from '#contract/admin-versions.ts';
import { users } from '../auth/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { beforeStored, entryKey, nameOf } from './entries.ts';
import { entryChanges } from './field-changes.ts';
import { headOf } from './read-products.ts';
import { campaigns, catalogueEntries, catalogueVersions, priceHistory } from './schema.ts';

export type EntryRow = typeof catalogueEntries.$inferSelect;

/** An entry in two versions; undefined or removed where it is not sold. */
interface Pair {
  readonly lower: EntryRow | undefined;
  readonly upper: EntryRow | undefined;
}

/** Returns the entries that changed after version `lower`, up to `upper`, as they were in both. */
export async function readPairs(
  db: Database | Transaction,
  lower: number,
  upper: number,
): Promise<Pair[]> {
  const { kind, id, version } = catalogueEntries;
  const changed = db
    .selectDistinct({ kind, id })
    .from(catalogueEntries)
    .where(and(sql`${version} > ${lower}`, sql`${version} <= ${upper}`));
  const stored = await db
    .select()
    .from(catalogueEntries)
    .where(and(sql`(${kind}, ${id}) in ${changed}`, sql`${version} <= ${upper}`))
    .orderBy(version);
  const validAt = (entries: readonly EntryRow[], at: number) =>
    entries.find((row) => row.version <= at && (row.replacedIn === null || row.replacedIn > at));
  return [...Map.groupBy(stored, entryKey).values()].map((rows) => ({
    lower: validAt(rows, lower),
    upper: validAt(rows, upper),
  }));
}

type Switched = NonNullable<AdminVersionReply['campaigns']>;

/** Returns the campaigns that each of these versions started or ended. */
async function readSwitched(
  db: Database,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, Switched>> {
  const { name, startedIn, endedIn } = campaigns;
  const rows = await db
    .select({ name, startedIn, endedIn })
    .from(campaigns)
    .where(or(inArray(startedIn, [...numbers]), inArray(endedIn, [...numbers])))
    .orderBy(campaigns.startsAt, campaigns.id);
  return new Map(
    numbers.map((number) => [
      number,
      rows.flatMap((row) => [
        ...(row.startedIn === number ? [{ name: row.name, is_start: true }] : []),
        ...(row.endedIn === number ? [{ name: row.name, is_start: false }] : []),
      ]),
    ]),
  );
}

/** Returns one page of versions, the newest first. */
export async function readVersions(
  { db }: Pick<Shop, 'db'>,
  before: string | undefined,
): Promise<AdminVersionsReply> {
  const rows = await db
    .select({ version: catalogueVersions, by: users.email })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.by))
    .where(before === undefined ? undefined : lt(catalogueVersions.number, Number(before.slice(1))))
    .orderBy(desc(catalogueVersions.number))
    .limit(ADMIN_VERSIONS_PER_PAGE + 1);
  const page = rows.slice(0, ADMIN_VERSIONS_PER_PAGE);
  const numbers = page.map(({ version }) => version.number);
  const counted = await db
    .select({ version: catalogueEntries.version, changes: sql<number>`count(*)::int` })
    .from(catalogueEntries)
    .where(inArray(catalogueEntries.version, numbers))
    .groupBy(catalogueEntries.version);
  const { productId, version: pricedIn } = priceHistory;
  const priced = await db
    .select({ version: pricedIn, changes: countDistinct(productId) })
    .from(priceHistory)
    .where(inArray(pricedIn, numbers))
    .groupBy(pricedIn);
  // Versions of campaigns change prices alone.
  const changes = new Map([...priced, ...counted].map((row) => [row.version, row.changes]));
  const switched = await readSwitched(db, numbers);
  return {
    versions: page.map(({ version, by }) => ({
      ...headOf(version, by),
      changes: changes.get(version.number) ?? 0,
      campaigns: switched.get(version.number) ?? [],
    })),
    next: rows.length > page.length ? `v${numbers.at(-1)}` : null,
  };
}

/** Returns what a version changed; undefined for an unknown one. */
export async function readVersion(
  { db }: Pick<Shop, 'db'>,
  number: number,
): Promise<AdminVersionReply | undefined> {
  const [row] = await db
    .select({ version: catalogueVersions, by: users.email })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.by))
    .where(eq(catalogueVersions.number, number));
  if (row === undefined) return undefined;
  const pairs = await readPairs(db, number - 1, number);
  const changes = pairs.flatMap(({ lower, upper }) => {
    const after = upper?.removed ? undefined : upper;
    const stored = lower?.removed ? undefined : lower;
    const one = after ?? stored;
    if (one === undefined) return [];
    const before = stored ?? beforeStored(one);
    const change = before ? (after ? 'changed' : 'removed') : 'added';
    const fields = before && after ? entryChanges(before, after) : [];
    if (change === 'changed' && fields.length === 0) return [];
    return { kind: one.kind, id: one.id, name: nameOf(one.content), change, fields } as const;
  });
  const switched = await readSwitched(db, [number]);
  return { ...headOf(row.version, row.by), campaigns: switched.get(number) ?? [], changes };
}
