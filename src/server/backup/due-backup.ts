const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;
/** Shops are quiet then; in UTC. */
const NIGHT_HOUR = 2;
/** A live shop spends at most this part of its time on backups. */
const SHARE = 1 / 100;
/** A shop that is short of backups by so much tells its owner, at the earliest after `TOLD_HOURS`. */
const LATE_HOURS = 2;
const TOLD_HOURS = 6;

/** Times of a backup that is good. */
interface GoodTimes {
  readonly startedAt: Date;
  /** From its snapshot until it was read back. */
  readonly tookMs: number;
}

/** The last moment at which a nightly backup was due (epoch milliseconds). */
export function lastDueAt(now: number): number {
  const today = new Date(now).setUTCHours(NIGHT_HOUR, 0, 0, 0);
  return today <= now ? today : today - DAY_HOURS * HOUR_MS;
}

/** Hours from one backup to the next: one in live mode, more if the last one took more than 36 s, at most a day. */
function pauseHours(lastGood: Pick<GoodTimes, 'tookMs'> | null, isLive: boolean): number {
  if (!isLive) return DAY_HOURS;
  const tookMs = lastGood?.tookMs ?? 0;
  return Math.min(DAY_HOURS, Math.max(1, Math.ceil(tookMs / SHARE / HOUR_MS)));
}

const hourOf = (ms: number) => Math.floor(ms / HOUR_MS);

/** True if a backup is to be made now: the night's, and in live mode that of the hour. */
export function isBackupDue(lastGood: GoodTimes | null, isLive: boolean, now: number): boolean {
  if (lastGood === null) return true;
  const at = lastGood.startedAt.getTime();
  if (at < lastDueAt(now)) return true;
  return isLive && hourOf(now) - hourOf(at) >= pauseHours(lastGood, isLive);
}

/** Hours without a good backup after which the owner is told. */
export const longestHours = (lastGood: Pick<GoodTimes, 'tookMs'> | null, isLive: boolean): number =>
  Math.max(TOLD_HOURS, pauseHours(lastGood, isLive) + LATE_HOURS);
