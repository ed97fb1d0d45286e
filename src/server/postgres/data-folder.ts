import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.ts';
import { clusterFolder, hasProc } from './cluster.ts';
import { errorCode, type PostgresRefusal, refuse, unless } from './failure.ts';

/** Cluster that an upgrade to another major version left in place, such as `postgres-17`. */
const KEPT_CLUSTER = /^postgres-\d+$/;

/** A usable data folder: with the owner of its cluster, or undefined if it has no cluster yet. */
type DataFolder = { ok: true; owner: Account | undefined };

/**
 * Checks that a data folder can be used, without changing it.
 * @param major PostgreSQL's major version; an existing cluster must have it
 */
export async function inspectDataFolder(
  dataDir: string,
  major: number,
): Promise<DataFolder | PostgresRefusal> {
  const folder = clusterFolder(dataDir);
  try {
    const names = await unless(['ENOENT'], readdir(folder), [] as string[]);
    if (names.length === 0) {
      const beside = await unless(['ENOENT'], readdir(dataDir), [] as string[]);
      return beside.some((name) => KEPT_CLUSTER.test(name))
        ? interruptedUpgrade(folder)
        : { ok: true, owner: undefined };
    }
    if (!names.includes('PG_VERSION')) {
      return refuse(
        'data_dir_foreign',
        `${folder} holds something other than a database. Set DATA_DIR to another folder.`,
      );
    }
    const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
    if (version !== String(major)) return otherMajor(folder, version, major);
    const { uid, gid } = await stat(folder);
    const me = process.getuid?.() ?? 0;
    if (me !== 0 && me !== uid) return otherOwner(folder, uid);
    return { ok: true, owner: { uid, gid } };
  } catch (error) {
    return unwritable(dataDir, error);
  }
}

/**
 * Mode of the data folder: only its owner may enter it. Without /proc the database's account, which
 * may be another one, must be able to pass through.
 */
export const FOLDER_MODE = hasProc ? 0o700 : 0o711;

/** Creates the folder if needed and checks that it can be written. */
export async function prepareDataFolder(dataDir: string): Promise<{ ok: true } | PostgresRefusal> {
  try {
    await makeFolder(dataDir, FOLDER_MODE);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return { ok: true };
  } catch (error) {
    return unwritable(dataDir, error);
  }
}

/** Creates the folder without `recursive`, which never returns in some places (`/proc/x`). */
async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    if (errorCode(error) !== 'ENOENT') throw error;
    const parent = path.dirname(folder);
    const there = await unless(['ENOENT'], stat(parent), undefined);
    if (there) throw error;
    await makeFolder(parent, mode);
    await mkdir(folder, { mode });
  }
  // The umask may have removed needed permissions.
  if (!hasProc) await chmod(folder, mode);
}

/** Returns a refusal for a system error about the folder; rethrows any other error. */
export function unwritable(dataDir: string, error: unknown): PostgresRefusal {
  const code = errorCode(error);
  if (!code || !(error instanceof Error)) throw error;
  return refuse(
    'data_dir_unwritable',
    `The data folder ${dataDir} can't be used: ${error.message}. Make it writable or set DATA_DIR to another folder.`,
  );
}

/** Between its two renames an upgrade has no cluster; a new one would be an empty shop. */
function interruptedUpgrade(folder: string): PostgresRefusal {
  return refuse(
    'major_version_mismatch',
    `${folder} is missing because an upgrade of the database was interrupted. Run npm run upgrade-db again.`,
  );
}

function otherMajor(folder: string, version: string, major: number): PostgresRefusal {
  return refuse(
    'major_version_mismatch',
    `${folder} belongs to PostgreSQL ${version}, this shop brings PostgreSQL ${major}. Nothing was changed. Run npm run upgrade-db to move the data, or set DATA_DIR to another folder.`,
  );
}

function otherOwner(folder: string, uid: number): PostgresRefusal {
  return refuse(
    'data_dir_unwritable',
    `${folder} belongs to another user (uid ${uid}). Start the shop as that user or as root, or set DATA_DIR to another folder.`,
  );
}
