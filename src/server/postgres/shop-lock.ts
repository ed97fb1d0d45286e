import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type PostgresRefusal, refuse } from './failure.ts';

const sqliteBusy = 5;

/** References to the held locks: a garbage-collected handle would release its lock. */
const held = new Set<DatabaseSync>();

interface ShopLock {
  ok: true;
  release(): void;
}

/**
 * Makes this process the only shop on a data folder, or returns `data_dir_in_use`.
 *
 * Node has no file locks, but its built-in SQLite holds a POSIX record lock while a transaction is open. The
 * kernel releases it with the process, so it never goes stale. It works between containers that share the
 * folder, and the database's processes, which survive a killed shop, don't inherit it. Nothing is written
 * to `shop.lock`; `shop.pid` only says who holds it.
 */
export function takeShopLock(dataDir: string): ShopLock | PostgresRefusal {
  const pidFile = path.join(dataDir, 'shop.pid');
  const lock = new DatabaseSync(path.join(dataDir, 'shop.lock'), { open: false, timeout: 0 });
  try {
    lock.open();
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (lock.isOpen) lock.close();
    if (!(error instanceof Error) || !('errcode' in error)) throw error;
    if (error.errcode === sqliteBusy) return inUse(dataDir, pidFile);
    return refuse('data_dir_unwritable', `No lock can be taken in ${dataDir}: ${error.message}.`);
  }
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n${path.basename(process.argv[1] ?? '', '.ts')}\n`);
  return {
    ok: true,
    release() {
      if (!held.delete(lock)) return;
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

/** Commands that hold the database for a while and give it back, by their files. */
const TOOLS: Readonly<Record<string, string>> = {
  'admin-password': 'admin:password',
  'logins-end': 'logins:end',
  backup: 'backup',
  restore: 'restore',
  'upgrade-db': 'upgrade-db',
  'catalogue-export': 'catalogue:export',
  'catalogue-import': 'catalogue:import',
};

/** The command (`npm run …`) that holds a data folder; undefined if it is free or a shop's. */
export function toolThatHolds(dataDir: string): string | undefined {
  const lock = takeShopLock(dataDir);
  if (lock.ok) {
    lock.release();
    return undefined;
  }
  try {
    const [, tool = ''] = readFileSync(path.join(dataDir, 'shop.pid'), 'utf8').split('\n');
    return TOOLS[tool];
  } catch {
    return undefined;
  }
}

function inUse(dataDir: string, pidFile: string): PostgresRefusal {
  let holder = '';
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    if (pid > 0) holder = ` (process ${pid})`;
  } catch (error) {
    // The other shop has just taken the lock and not written its pid yet.
    holder = error instanceof Error ? '' : holder;
  }
  return refuse(
    'data_dir_in_use',
    `Another shop${holder} is already running on the data folder ${dataDir}. Stop it, or set DATA_DIR to a folder of its own.`,
  );
}
