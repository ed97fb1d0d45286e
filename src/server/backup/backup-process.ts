/**
 * Makes one backup in a process of its own, below the shop's priority: compressing and encrypting takes a core
 * for seconds, and no request may wait for that. Told what to do by one message.
 */
import { setPriority } from 'node:os';
import type { BackupPlace } from '../env/backup.ts';
import { answerOnce } from '../run-in-process.ts';
import { makeBackup } from './make-backup.ts';
import { openStore } from './store.ts';

export interface BackupTask {
  readonly connectionString: string;
  readonly place: BackupPlace;
  readonly authSecret: string;
}

const BELOW_THE_SHOP = 10;

answerOnce(({ connectionString, place, authSecret }: BackupTask) => {
  setPriority(BELOW_THE_SHOP);
  return makeBackup({ connectionString, store: openStore(place), secrets: { auth: authSecret } });
});
