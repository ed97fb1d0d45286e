import { isNull } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { findingText } from '#catalogue/findings.ts';
import type { Finding } from '#contract/admin-catalogue.ts';
import { provenPercentOff } from '#rules/announced-sale.ts';
import { isDemo, type ShopMode } from '#rules/claims.ts';
import { liveShops } from '../golive/schema.ts';
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
import { KnownEntries } from './current-entries.ts';
import { withDemoClaims } from './demo-claims.ts';
import { type FormerPaths, readFormerPaths } from './former-paths.ts';
import { readProofs, withProofs } from './proofs.ts';
import { withPages } from './starting-pages.ts';

/** A catalogue with the number of its version. */
export interface NumberedCatalogue {
  readonly number: number;
  readonly catalogue: Catalogue;
  readonly formerPaths: FormerPaths;
}

/** The stored catalogue does not fit this version of the shop. */
export class UnreadableCatalogue extends Error {
  constructor(number: number, findings: readonly Finding[]) {
    const [{ kind = '', id = '', path = [], code = 'wrong_type', values = {} } = {}] = findings;
    const more = findings.length - 1;
    super(
      `Version ${number} of the catalogue does not fit this version of the shop: ${kind} ${id}, ${path.join('.') || 'content'}: ${findingText(code, values)}${more > 0 ? ` And ${more} more.` : ''} Start the version of the shop that ran before and correct it there.`,
    );
  }
}

interface StoredCatalogue {
  readonly number: number;
  readonly catalogue: Catalogue;
}

/** Returns the newest version at the prices of its entries. Throws `UnreadableCatalogue` if it does not parse. */
export async function readStored(
  tx: Database | Transaction,
  known = new KnownEntries(),
): Promise<StoredCatalogue> {
  const { number, entries } = await known.read(tx);
  const checked = checkEntries(
    [...entries.values()].filter(({ removed }) => !removed),
    true,
  );
  if (checked.ok) return { number, catalogue: checked.catalogue };
  throw new UnreadableCatalogue(number, checked.findings);
}

/** Reads everything of one moment. */
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Returns the newest version as somebody edits it: without campaigns. */
export function readBaseCatalogue(db: Database): Promise<StoredCatalogue> {
  return db.transaction((tx) => readStored(tx), SNAPSHOT);
}

/** True while a live shop has not opened. Its pages follow an opening once they are rendered. */
export const isUnopened = async (db: Database | Transaction): Promise<boolean> =>
  (await db.$count(liveShops, isNull(liveShops.openedAt))) > 0;

/**
 * Returns a catalogue as shoppers see it: at the prices of the running campaigns or, with `atMs`, of those that will run
 * at that instant; and in live mode with what the price history proves, and whether the shop has opened.
 */
export async function sellCatalogue(
  db: Database | Transaction,
  mode: ShopMode,
  base: Catalogue,
  atMs?: number,
): Promise<Catalogue> {
  const open = await readOpenCampaigns(db);
  const running = atMs === undefined ? open.filter(hasStarted) : openAt(open, atMs);
  const whole = withPages(base, mode);
  const sold = sellBy(isDemo(mode) ? withDemoClaims(whole) : whole, running);
  if (isDemo(mode)) return sold;
  const proved = withProofs(sold, await readProofs(db));
  const own: Catalogue = (await isUnopened(db)) ? { ...proved, unopened: true } : proved;
  const proven = proveStrikes(own, await readPriceHistory(db, own), atMs);
  const announced = announcedOf(running);
  if (!announced || !proven.campaign) return proven;
  const percentOff = provenPercentOff(base, sellBy(base, [announced]), proven);
  return percentOff ? { ...proven, campaign: { ...proven.campaign, percentOff } } : proven;
}

interface ReadOptions {
  /** As of `sellCatalogue()`. */
  readonly atMs?: number;
  /** Entries that this process has read before. */
  readonly known?: KnownEntries;
}

/** Returns the newest version as shoppers see it. Throws `UnreadableCatalogue` if it does not parse. */
export function readCatalogue(
  db: Database,
  mode: ShopMode,
  { atMs, known = new KnownEntries() }: ReadOptions = {},
): Promise<NumberedCatalogue> {
  return db.transaction(async (tx) => {
    const { number, catalogue: base } = await readStored(tx, known);
    const catalogue = await sellCatalogue(tx, mode, base, atMs);
    const formerPaths = await readFormerPaths(tx, catalogue, number, known.paths);
    return { number, catalogue, formerPaths };
  }, SNAPSHOT);
}
