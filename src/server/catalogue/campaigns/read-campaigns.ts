import { and, asc, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { applyCampaigns, type Campaign, runningAt } from '#rules/campaigns.ts';
import type { Database, Transaction } from '#server/shop.ts';
import { campaigns } from '../schema.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

/** Clock of the database in epoch milliseconds; unlike `now()` it goes on while a transaction waits. */
export async function readClock(db: Database | Transaction): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return Math.floor(rows[0]?.ms ?? Number.NaN);
}

/** Returns campaigns that are planned or running. */
export function readOpenCampaigns(db: Database | Transaction): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(and(isNull(campaigns.endedIn), isNull(campaigns.cancelledAt)))
    .orderBy(asc(campaigns.startsAt), asc(campaigns.id));
}

export const hasStarted = ({ startedIn }: CampaignRow) => startedIn !== null;

/** Returns the campaigns whose prices the newest version shows. */
export async function readRunning(db: Database | Transaction): Promise<CampaignRow[]> {
  return (await readOpenCampaigns(db)).filter(hasStarted);
}

const endMsOf = ({ endsAt, endedAt }: CampaignRow) => (endedAt ?? endsAt).getTime();

/** Instant at which an open campaign starts or, if it runs, ends. */
export const nextMsOf = (row: CampaignRow) =>
  hasStarted(row) ? endMsOf(row) : row.startsAt.getTime();

function campaignOf(row: CampaignRow): Campaign {
  const { startsAt, endsAt, endedAt, offer } = row;
  return {
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
    endedMs: endedAt?.getTime(),
    offer,
  };
}

/** Returns the open campaigns that will run at an instant. */
export function openAt(open: readonly CampaignRow[], ms: number): CampaignRow[] {
  return open.filter((row) => runningAt([campaignOf(row)], ms).length > 0);
}

/** Returns the announced campaign that ends first. */
export const announcedOf = (running: readonly CampaignRow[]): CampaignRow | undefined =>
  running
    .filter(({ isAnnounced }) => isAnnounced)
    .toSorted((a, b) => endMsOf(a) - endMsOf(b) || (a.id < b.id ? -1 : 1))[0];

/** Returns a catalogue at the prices of campaigns, with the announced one that ends first. */
export function sellBy(base: Catalogue, running: readonly CampaignRow[]): Catalogue {
  const catalogue = applyCampaigns(base, running.map(campaignOf));
  const first = announcedOf(running);
  if (first === undefined) return catalogue;
  const { de, en } = first.name;
  return { ...catalogue, campaign: { name: { de, en }, endsMs: endMsOf(first) } };
}
