import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { runInProcess } from '../run-in-process.ts';
import type { Shop } from '../shop.ts';
import { BACKUP_MS } from '../waits.ts';
import { reconcileRestore } from './after-restore.ts';
import { findBackupFault } from './backup-fault.ts';
import type { BackupTask } from './backup-process.ts';
import { readBackupState } from './backup-state.ts';
import { isBackupDue, longestHours } from './due-backup.ts';
import { keepErasures } from './keep-erasures.ts';
import type { BackupResult } from './make-backup.ts';
import { signerOf } from './signer.ts';

const PROCESS = new URL('./backup-process.ts', import.meta.url);
/** Below the two minutes of a job; a longer backup goes on, and the next run reads its row. */
const WATCHED_MS = 100_000;

/** The hourly job: makes the backup that is due when there is none yet, also after a shop was off; one that is asked for is due. */
export async function backUpWhenDue(shop: Shop, isAsked = false): Promise<void> {
  const { key, lastGood } = await readBackupState(shop);
  if (key === null) return;
  if (isAsked || isBackupDue(lastGood, shop.settings.shopMode === 'live', shop.now())) {
    const report = await runBackup(shop);
    if (report && !report.ok) shop.log.error('a backup failed', report.reason);
  }
  await watchBackups(shop);
}

type BackupReport = BackupResult | { readonly ok: false; readonly reason: string };

/** Undefined when the backup still runs. */
async function runBackup(shop: Shop): Promise<BackupReport | undefined> {
  const { backupPlace: place, authSecret } = shop.settings;
  const { connectionString = '' } = shop.pool.options;
  const task: BackupTask = { connectionString, place, authSecret };
  const reported = runInProcess(PROCESS, task, {
    timeoutMs: BACKUP_MS,
    signal: shop.stopping,
  }).then(
    (report) => report as BackupResult,
    (error: Error): BackupReport => ({ ok: false, reason: error.message }),
  );
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), WATCHED_MS);
  return Promise.race([reported, late]).finally(() => clearTimeout(timer));
}

/** Opens the alert while backups are missing, and closes it when there is a good one again. */
export async function watchBackups(shop: Shop): Promise<void> {
  const state = await readBackupState(shop);
  const { shopMode, authSecret } = shop.settings;
  const isLive = shopMode === 'live';
  const fault = findBackupFault(state, {
    isLive,
    signer: signerOf(authSecret).name,
    now: shop.now(),
  });
  if (fault === null) {
    await resolveAlert(shop, shop.db, 'no_backup', 'backup');
    return;
  }
  const goodAt = state.lastGood?.startedAt.getTime() ?? null;
  const hours = longestHours(state.lastGood, isLive);
  const data = { fault, error: state.lastFailure, goodAt, hours };
  await shop.db.transaction((tx) =>
    raiseAlert(shop, tx, { kind: 'no_backup', subject: 'backup', data }),
  );
}

/** Registers the jobs. */
export function backupJobs(shop: PaymentShop): void {
  const HOUR_SECONDS = 60 * 60;
  shop.jobs.handle('backup', ({ isAsked }) => backUpWhenDue(shop, isAsked), {
    everySeconds: HOUR_SECONDS,
    retries: 0,
  });
  // A queue of its own: a backup that hangs must not keep the owner from hearing of it.
  shop.jobs.handle('watch-backups', () => watchBackups(shop), { everySeconds: HOUR_SECONDS });
  // Comes again every hour, also when the place was away for longer.
  shop.jobs.handle('keep-erasures', () => keepErasures(shop), {
    everySeconds: HOUR_SECONDS,
    retries: 3,
  });
  shop.jobs.handle('reconcile-restore', () => reconcileRestore(shop), {
    everySeconds: HOUR_SECONDS,
  });
}
