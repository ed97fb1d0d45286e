import type { BackupState } from './backup-state.ts';
import { longestHours } from './due-backup.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * - `no_key`: nothing is backed up, in live mode.
 * - `old`: the last good backup is older than `longestHours`.
 * - `no_signer`: the owner has no signer line that fits the backups, so a restore can't tell who made them.
 */
type BackupFault = 'no_key' | 'old' | 'no_signer';

/** Returns what the owner must hear of. It is asked by time, so that no way in which a run ends can hide. */
export function findBackupFault(
  {
    key,
    lastGood,
  }: {
    readonly key: BackupState['key'];
    readonly lastGood: Pick<NonNullable<BackupState['lastGood']>, 'startedAt' | 'tookMs'> | null;
  },
  {
    isLive,
    signer,
    now,
  }: { readonly isLive: boolean; readonly signer: string; readonly now: number },
): BackupFault | null {
  if (key === null) return isLive ? 'no_key' : null;
  const since = lastGood?.startedAt ?? key.confirmedAt;
  if (now - since.getTime() > longestHours(lastGood, isLive) * HOUR_MS) return 'old';
  return key.signer === signer ? null : 'no_signer';
}
