import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
/** Longer than any build or rendering; after this, the process with the lock hangs. */
const WAIT_AT_MOST_MS = 10 * 60_000;

export interface Lock {
  /** True if another process had it. */
  readonly waited: boolean;
  readonly release: () => void;
}

function tryLock(file: string, timeout: number): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return;
    throw error;
  }
}

/**
 * Makes this process the only one of the machine with the lock of that file, for building or rendering. Waits for
 * another one to release it, and blocks the process meanwhile. The lock is SQLite's, like that of a data folder: the
 * kernel releases it with the process, so a killed one blocks no other.
 */
export function takeLock(file: string, onWait?: () => void): Lock {
  mkdirSync(path.dirname(file), { recursive: true });
  const free = tryLock(file, 0);
  if (free) return { waited: false, release: () => free.close() };
  onWait?.();
  const freed = tryLock(file, WAIT_AT_MOST_MS);
  if (!freed) throw new Error(`Another process holds ${file} and does not end.`);
  return { waited: true, release: () => freed.close() };
}
