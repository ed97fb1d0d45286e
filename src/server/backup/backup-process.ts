/**
 * Makes one backup in a process of its own, below the shop's priority: compressing and encrypting takes a core
 * for seconds, and no request may wait for that. Told what to do by one message.
 */
import { setPriority } from 'node:os';
import type { BackupPlace } from '../env/backup.ts';
import { type BackupResult, makeBackup } from './make-backup.ts';
import { openStore } from './store.ts';

export interface BackupTask {
  readonly connectionString: string;
  readonly place: BackupPlace;
  readonly authSecret: string;
}

export type BackupReport = BackupResult | { readonly ok: false; readonly reason: string };

const BELOW_THE_SHOP = 10;

async function run({ connectionString, place, authSecret }: BackupTask): Promise<BackupReport> {
  setPriority(BELOW_THE_SHOP);
  try {
    return await makeBackup({
      connectionString,
      store: openStore(place),
      secrets: { auth: authSecret },
    });
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

process.once('message', (task: BackupTask) => {
  void run(task).then((report) => process.send?.(report, () => process.disconnect()));
});
