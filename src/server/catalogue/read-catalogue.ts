import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { findingText } from '../../contract/catalogue-findings.ts';
import { provenPercentOff } from '../../rules/announced-sale.ts';
import { type ShopMode, strikesFromHistory } from '../../rules/claims.ts';
import type { Database, Transaction } from '../shop.ts';
import { proveStrikes, readPriceHistory } from './campaigns/proven-strikes.ts';
import {
  announcedOf,
  hasStarted,
  openAt,
  readOpenCampaigns,
  sellBy,
} from './campaigns/read-campaigns.ts';
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

export interface StoredCatalogue {
  readonly number: number;
  readonly catalogue: Catalogue;
}

/** Returns the newest version at the prices of its entries. Throws `UnreadableCatalogue` if it does not parse. */
export async function readStored(tx: Transaction): Promise<StoredCatalogue> {
  const entries = await readEntries(tx);
  const number = await newestVersion(tx);
  const checked = checkEntries(entries.filter(({ removed }) => !removed));
  if (checked.ok) return { number, catalogue: checked.catalogue };
  const [{ kind = '', id = '', path = [], code = 'wrong_type', values = {} } = {}] =
    checked.findings;
  const more = checked.findings.length - 1;
  throw new UnreadableCatalogue(
    `Version ${number} of the catalogue does not fit this version of the shop: ${kind} ${id}, ${path.join('.') || 'content'} ${findingText(code, values)}${more > 0 ? `, and ${more} more` : ''}. Start the version of the shop that ran before and correct it there.`,
  );
}

/** Reads everything of one moment. */
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Returns the newest version as somebody edits it: without campaigns. */
export function readBaseCatalogue(db: Database): Promise<StoredCatalogue> {
  return db.transaction(readStored, SNAPSHOT);
}

/**
 * Returns a catalogue as shoppers see it: at the prices of the running campaigns or, with `atMs`, of those that will run
 * at that instant; and in live mode with what the price history proves.
 */
export async function sellCatalogue(
  db: Database | Transaction,
  mode: ShopMode,
  base: Catalogue,
  atMs?: number,
): Promise<Catalogue> {
  const open = await readOpenCampaigns(db);
  const running = atMs === undefined ? open.filter(hasStarted) : openAt(open, atMs);
  const sold = sellBy(base, running);
  if (!strikesFromHistory(mode)) return sold;
  const proven = proveStrikes(sold, await readPriceHistory(db, sold), atMs);
  const announced = announcedOf(running);
  if (!announced || !proven.campaign) return proven;
  const percentOff = provenPercentOff(base, sellBy(base, [announced]), proven);
  return percentOff ? { ...proven, campaign: { ...proven.campaign, percentOff } } : proven;
}

/** Returns the newest version as shoppers see it, `atMs` as above. Throws `UnreadableCatalogue` if it does not parse. */
export function readCatalogue(
  db: Database,
  mode: ShopMode,
  atMs?: number,
): Promise<NumberedCatalogue> {
  return db.transaction(async (tx) => {
    const { number, catalogue: base } = await readStored(tx);
    const catalogue = await sellCatalogue(tx, mode, base, atMs);
    return { number, catalogue, formerPaths: await readFormerPaths(tx, catalogue) };
  }, SNAPSHOT);
}
