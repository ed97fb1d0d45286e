import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const SQLITE_BUSY = 5;
/** How often a process looks whether what it waits for is done, or the lock is free. */
const LOOK_MS = 15;
/** Longer than any build or rendering; after this, the process with the lock hangs. */
const WAIT_AT_MOST_MS = 10 * 60_000;

export interface Lock {
  /** True if another process had it. */
  readonly waited: boolean;
  readonly release: () => void;
}

function openLocked(file: string, timeout: number): DatabaseSync | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
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

/** Takes the lock if no other process has it. */
export function tryLock(file: string): Lock | undefined {
  const free = openLocked(file, 0);
  return free && { waited: false, release: () => free.close() };
}

/**
 * Makes this process the only one of the machine with the lock of that file, for building or rendering. Waits for
 * another one to release it, and blocks the process meanwhile. The lock is SQLite's, like that of a data folder: the
 * kernel releases it with the process, so a killed one blocks no other.
 */
export function takeLock(file: string, onWait?: () => void): Lock {
  const free = tryLock(file);
  if (free) return free;
  onWait?.();
  const freed = openLocked(file, WAIT_AT_MOST_MS);
  if (!freed) throw new Error(`Another process holds ${file} and does not end.`);
  return { waited: true, release: () => freed.close() };
}

/** Takes the lock once it is free, or returns undefined as soon as what it was for `isDone`. Blocks nothing. */
export async function lockUnless(file: string, isDone: () => boolean): Promise<Lock | undefined> {
  const until = performance.now() + WAIT_AT_MOST_MS;
  while (!isDone()) {
    const lock = tryLock(file);
    if (lock) return lock;
    if (performance.now() > until)
      throw new Error(`Another process holds ${file} and does not end.`);
    await wait(LOOK_MS);
  }
  return undefined;
}
