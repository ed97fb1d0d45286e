import { desc, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#server/shop.ts';
import { campaigns, catalogueVersions } from '../schema.ts';
import { lockCatalogue, writeVersion } from '../write-version.ts';
import {
  type CampaignRow,
  hasStarted,
  nextMsOf,
  readClock,
  readOpenCampaigns,
} from './read-campaigns.ts';

/**
 * Starts and ends the campaigns whose time has come, as one version without entries; returns its number, undefined if
 * nothing was due. Call it with the catalogue locked: whoever comes second finds nothing due.
 */
export async function switchDue(tx: Transaction): Promise<number | undefined> {
  const nowMs = await readClock(tx);
  const due = (await readOpenCampaigns(tx)).filter((row) => nextMsOf(row) <= nowMs);
  const ends = due.filter(hasStarted);
  const isOver = ({ endsAt }: CampaignRow) => endsAt.getTime() <= nowMs;
  const waiting = due.filter((row) => !hasStarted(row));
  const missed = waiting.filter(isOver);
  const starts = waiting.filter((row) => !isOver(row));
  const idsOf = (rows: readonly CampaignRow[]) => rows.map(({ id }) => id);
  if (missed.length > 0) {
    // The shop was down for all of its time.
    await tx
      .update(campaigns)
      .set({ cancelledAt: new Date(nowMs) })
      .where(inArray(campaigns.id, idsOf(missed)));
  }
  const [first] = [...starts, ...ends];
  if (first === undefined) return undefined;
  const [newest] = await tx
    .select()
    .from(catalogueVersions)
    .orderBy(desc(catalogueVersions.number))
    .limit(1);
  return writeVersion(tx, {
    by: first.createdBy,
    // The back office names the campaigns in its reader's language.
    note: '',
    // A demo goes on following its seed.
    isDemo: newest?.isDemo ?? false,
    changes: [],
    campaigns: { starts: idsOf(starts), ends: idsOf(ends) },
  });
}

/** Starts and ends what is due, once however many nodes try. */
export async function switchCampaigns(db: Database): Promise<number | undefined> {
  const nowMs = await readClock(db);
  const open = await readOpenCampaigns(db);
  if (!open.some((row) => nextMsOf(row) <= nowMs)) return undefined;
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    return switchDue(tx);
  });
}
