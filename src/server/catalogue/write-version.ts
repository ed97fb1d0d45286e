import { inArray, sql } from 'drizzle-orm';
import type { Proofs } from '#catalogue/types.ts';
import type { Transaction } from '../shop.ts';
import { readClock, readRunning } from './campaigns/read-campaigns.ts';
import { newestVersion } from './current-entries.ts';
import type { Entry } from './entries.ts';
import { pricesOfAll, recordPrices } from './price-changes.ts';
import { campaigns, catalogueEntries, catalogueVersions } from './schema.ts';

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

interface NewVersion {
  /** Account; null for the seed. */
  readonly by: string | null;
  readonly note: string;
  readonly isDemo: boolean;
  readonly changes: readonly EntryChange[];
  readonly proofs?: Proofs;
  /** Ids of campaigns that it starts and ends. */
  readonly campaigns?: { readonly starts: readonly string[]; readonly ends: readonly string[] };
}

const NONE = { starts: [], ends: [] };

/** Writes a version and notifies all nodes once it is committed. Call it with the catalogue locked. */
export async function writeVersion(
  tx: Transaction,
  { changes, campaigns: { starts, ends } = NONE, ...version }: NewVersion,
): Promise<number> {
  const number = (await newestVersion(tx)) + 1;
  // Read now: whoever waited for the lock began earlier than the version before.
  const at = new Date(await readClock(tx));
  const ran = await readRunning(tx);
  await tx.insert(catalogueVersions).values({ number, at, ...version });
  const keys = JSON.stringify(changes.map(({ kind, id }) => ({ kind, id })));
  await tx.execute(sql`
    update catalogue_entries e set replaced_in = ${number}
    from jsonb_to_recordset(${keys}::jsonb) as k(kind text, id text)
    where e.kind = k.kind and e.id = k.id and e.replaced_in is null`);
  for (let at = 0; at < changes.length; at += 1_000) {
    const rows = changes.slice(at, at + 1_000).map((change) => ({ ...change, version: number }));
    await tx.insert(catalogueEntries).values(rows);
  }
  if (starts.length > 0) {
    const started = inArray(campaigns.id, [...starts]);
    await tx.update(campaigns).set({ startedIn: number }).where(started);
  }
  if (ends.length > 0) {
    await tx
      .update(campaigns)
      .set({ endedIn: number })
      .where(inArray(campaigns.id, [...ends]));
  }
  const running = await readRunning(tx);
  const isSale = ran.length + running.length > 0;
  const products = changes.filter(({ kind }) => kind === 'product');
  // During a sale a collection or a start changes prices of products that stay.
  await recordPrices(tx, { number, at }, isSale ? await pricesOfAll(tx, running) : products);
  await tx.execute(sql`select pg_notify(${CATALOGUE_CHANNEL}, ${String(number)})`);
  return number;
}
