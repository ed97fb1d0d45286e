import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { findingText } from '../../contract/catalogue-findings.ts';
import type { Database, Transaction } from '../shop.ts';
import { checkEntries } from './check-entries.ts';
import { type FormerPaths, readFormerPaths } from './former-paths.ts';
import { catalogueEntries, catalogueVersions } from './schema.ts';

/** A catalogue with the number of its version. */
export interface NumberedCatalogue {
  readonly number: number;
  readonly catalogue: Catalogue;
  readonly formerPaths: FormerPaths;
}

/** The stored catalogue does not fit this version of the shop. */
export class UnreadableCatalogue extends Error {}

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

/** Returns the newest version. Throws `UnreadableCatalogue` with a sentence if it does not parse. */
export async function readCatalogue(db: Database): Promise<NumberedCatalogue> {
  // Everything of one moment.
  const { number, checked, formerPaths } = await db.transaction(
    async (tx) => {
      const entries = await readEntries(tx);
      const result = checkEntries(entries.filter(({ removed }) => !removed));
      return {
        number: await newestVersion(tx),
        checked: result,
        formerPaths: result.ok ? await readFormerPaths(tx, result.catalogue) : new Map(),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (checked.ok) return { number, catalogue: checked.catalogue, formerPaths };
  const [{ kind = '', id = '', path = [], code = 'wrong_type', values = {} } = {}] =
    checked.findings;
  const more = checked.findings.length - 1;
  throw new UnreadableCatalogue(
    `Version ${number} of the catalogue does not fit this version of the shop: ${kind} ${id}, ${path.join('.') || 'content'} ${findingText(code, values)}${more > 0 ? `, and ${more} more` : ''}. Start the version of the shop that ran before and correct it there.`,
  );
}
