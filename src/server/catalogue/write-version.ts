import { sql } from 'drizzle-orm';
import type { Transaction } from '../shop.ts';
import type { Entry } from './entries.ts';
import { recordPrices } from './price-changes.ts';
import { newestVersion } from './read-catalogue.ts';
import { catalogueEntries, catalogueVersions } from './schema.ts';

/** Channel by which nodes hear of a new version; carries its number. */
export const CATALOGUE_CHANNEL = 'catalogue';

/** Any fixed number. Whoever saves a draft or publishes holds it until the transaction ends. */
const CATALOGUE_LOCK = 7_310_585;

export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`);
}

/** An entry as a version changes it; `removed` retires it. */
export interface EntryChange extends Entry {
  readonly removed: boolean;
}

export interface NewVersion {
  /** Account; null for the seed. */
  readonly by: string | null;
  readonly note: string;
  readonly isDemo: boolean;
  readonly changes: readonly EntryChange[];
}

/** Writes a version and notifies all nodes once it is committed. Call it with the catalogue locked. */
export async function writeVersion(
  tx: Transaction,
  { changes, ...version }: NewVersion,
): Promise<number> {
  const number = (await newestVersion(tx)) + 1;
  await tx.insert(catalogueVersions).values({ number, ...version });
  const keys = JSON.stringify(changes.map(({ kind, id }) => ({ kind, id })));
  await tx.execute(sql`
    update catalogue_entries e set replaced_in = ${number}
    from jsonb_to_recordset(${keys}::jsonb) as k(kind text, id text)
    where e.kind = k.kind and e.id = k.id and e.replaced_in is null`);
  for (let at = 0; at < changes.length; at += 1_000) {
    const rows = changes.slice(at, at + 1_000).map((change) => ({ ...change, version: number }));
    await tx.insert(catalogueEntries).values(rows);
  }
  await recordPrices(
    tx,
    number,
    changes.filter(({ kind }) => kind === 'product'),
  );
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, ${String(number)})`);
  return number;
}
