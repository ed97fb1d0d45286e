import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../shop.ts';
import { byKey } from './entries.ts';
import { KnownPaths } from './former-paths.ts';
import { catalogueEntries, catalogueVersions } from './schema.ts';

export type CurrentEntry = typeof catalogueEntries.$inferSelect;

/** Number of the newest version; 0 before the first. */
export async function newestVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db
    .select({ number: catalogueVersions.number })
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.number))
    .limit(1);
  return row?.number ?? 0;
}

/** Returns the entries of the newest version, retired products included. */
export function readEntries(db: Database | Transaction): Promise<CurrentEntry[]> {
  return db.select().from(catalogueEntries).where(isNull(catalogueEntries.replacedIn));
}

/** Returns the current row of an entry; undefined if there never was one. */
export async function readCurrentEntry(
  db: Database | Transaction,
  kind: CurrentEntry['kind'],
  id: string,
): Promise<CurrentEntry | undefined> {
  const { kind: kindOf, id: idOf, replacedIn } = catalogueEntries;
  const where = and(eq(kindOf, kind), eq(idOf, id), isNull(replacedIn));
  const [row] = await db.select().from(catalogueEntries).where(where);
  return row;
}

/** Entries of a version by their keys, retired products included. */
interface NumberedEntries {
  readonly number: number;
  readonly entries: ReadonlyMap<string, CurrentEntry>;
}

/**
 * Remembers the entries of a version and reads only those that later versions changed. Rows are never deleted, so the
 * current row of a key replaces the one before.
 */
export class KnownEntries {
  readonly paths = new KnownPaths();
  #known: NumberedEntries = { number: 0, entries: new Map() };

  /**
   * Returns the newest version that `db` sees. A transaction that has written a version must not call this: it may be
   * rolled back.
   */
  async read(db: Database | Transaction): Promise<NumberedEntries> {
    const known = this.#known;
    // Read first: entries of a version that comes in between are read again, none is missed.
    const number = await newestVersion(db);
    if (number === known.number) return known;
    // A snapshot from before sees rows that have been replaced since.
    const since = number < known.number ? 0 : known.number;
    const { version, replacedIn } = catalogueEntries;
    const changed = await db
      .select()
      .from(catalogueEntries)
      .where(and(isNull(replacedIn), since > 0 ? gt(version, since) : undefined));
    const former = since > 0 ? known.entries : [];
    const entries = new Map([...former, ...byKey(changed)]);
    const read = { number, entries };
    if (number > this.#known.number) this.#known = read;
    return read;
  }
}
