import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
/** Longer than any build; after this, the process with the lock hangs. */
const WAIT_AT_MOST_MS = 10 * 60_000;

export interface BuildLock {
  /** True if another build was under way and has ended. */
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
 * Makes this process the only one that builds in a checkout. Waits for another build to end, and blocks the
 * process meanwhile. The lock is SQLite's, like that of a data folder: the kernel releases it with the
 * process, so a killed build blocks no other.
 */
export function takeBuildLock(file: string, onWait: () => void): BuildLock {
  mkdirSync(path.dirname(file), { recursive: true });
  const free = tryLock(file, 0);
  if (free) return { waited: false, release: () => free.close() };
  onWait();
  const freed = tryLock(file, WAIT_AT_MOST_MS);
  if (!freed) throw new Error(`Another build holds ${file} and does not end.`);
  return { waited: true, release: () => freed.close() };
}
