import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.ts';
import type { Bundle } from './bundle.ts';
import { errorCode, type PostgresRefusal, refuse, unless } from './failure.ts';
import { type ProgramResult, runProgram } from './program.ts';

/** Candidates for the copy: folders of root that every account may enter. The first that works is used. */
const copyHomes = ['/var/lib/elvare', '/opt/elvare', '/usr/local/lib/elvare', '/var/tmp/elvare'];

/**
 * Returns the bundle if `account` can run it, else a copy that it can run, made once per version (for a
 * checkout in /root or a strict umask). Only the programs are copied; data stays in the data folder. See
 * docs/decisions/0010-postgres-as-root.md.
 */
export async function reachableBundle(
  bundle: Bundle,
  account: Account | undefined,
  homes: readonly string[] = copyHomes,
): Promise<{ ok: true; bundle: Bundle } | PostgresRefusal> {
  if (!account) return { ok: true, bundle };
  const there = await tryOut(bundle, account);
  if (there.status === 0) return { ok: true, bundle };
  if (there.startError === 'EPERM' || there.startError === 'EINVAL') return boundToRoot(account);
  const name = `postgresql-${bundle.version}-${process.platform}-${process.arch}`;
  for (const home of homes) {
    const copy = { ...bundle, folder: path.join(home, name) };
    if (!(await isRootsOwn(home))) continue;
    if (await runs(copy, account)) return { ok: true, bundle: copy };
    // An existing copy that doesn't run is on a file system mounted with noexec.
    if (await unless(['ENOENT'], lstat(copy.folder), undefined)) continue;
    if (!(await copyTo(bundle.folder, copy.folder))) continue;
    if (await runs(copy, account)) return { ok: true, bundle: copy };
  }
  return refuse(
    'start_failed',
    `PostgreSQL can't run as root, and the unprivileged uid ${account.uid} can run it neither from ${bundle.folder} nor from a copy in ${homes.join(', ')}. Start the shop as another user, or set DATABASE_URL.`,
  );
}

/** True if this system lets a process switch to the account, even if that can't reach the programs. */
export async function canRunAs(bundle: Bundle, account: Account): Promise<boolean> {
  const { startError } = await tryOut(bundle, account);
  return startError !== 'EPERM' && startError !== 'EINVAL';
}

function tryOut(bundle: Bundle, account: Account): Promise<ProgramResult> {
  return runProgram(bundle, 'postgres', ['--version'], { cwd: '/', account });
}

async function runs(bundle: Bundle, account: Account): Promise<boolean> {
  return (await tryOut(bundle, account)).status === 0;
}

/** Refusal for a container that lacks the capability to change its uid, or lacks that uid. */
function boundToRoot(account: Account): PostgresRefusal {
  return refuse(
    'start_failed',
    `PostgreSQL can't run as root, and this system does not let root become uid ${account.uid}. Start the shop as another user, or set DATABASE_URL.`,
  );
}

/** True if only root can write the folder; other writers could run programs as the database. */
async function isRootsOwn(home: string): Promise<boolean> {
  try {
    const made = await mkdir(home, { recursive: true, mode: 0o755 });
    if (made) await chmod(home, 0o755);
    const found = await lstat(home);
    return found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return false;
  }
}

const unusable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/** Copies completely or not at all. Returns false if the place can't be written. */
async function copyTo(from: string, to: string): Promise<boolean> {
  const fresh = await unless(unusable, mkdtemp(`${to}.`), undefined);
  if (!fresh) return false;
  try {
    await copyTree(from, fresh);
    await rename(fresh, to);
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    await rm(fresh, { recursive: true, force: true });
    // Another shop on this machine may have made the copy first.
    return ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '');
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      await mkdir(target);
      await copyTree(source, target);
    } else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (!entry.name.endsWith('.a')) await copyReadable(source, target);
  }
  await chmod(to, 0o755);
}

async function copyReadable(source: string, target: string): Promise<void> {
  await copyFile(source, target, constants.COPYFILE_FICLONE);
  const handle = await open(target, 'r+');
  try {
    const { mode } = await handle.stat();
    await handle.chmod(mode & 0o100 ? 0o755 : 0o644);
    // After a power cut, a file must never have its name without its content.
    await handle.sync();
  } finally {
    await handle.close();
  }
}
