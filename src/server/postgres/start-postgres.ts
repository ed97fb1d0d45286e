import path from 'node:path';
import { databaseAccount, inOwnGroup } from './account.ts';
import { type Bundle, findBundle } from './bundle.ts';
import { type Cluster, clusterFolder, clusterName } from './cluster.ts';
import { initCluster } from './cluster-init.ts';
import { inspectDataFolder, prepareDataFolder } from './data-folder.ts';
import type { PostgresRefusal } from './failure.ts';
import { newestPostgres } from './installed-postgres.ts';
import { canRunAs, reachableBundle } from './reachable-bundle.ts';
import { openServer, type RunningPostgres } from './running-postgres.ts';
import { takeShopLock } from './shop-lock.ts';

export interface StartOptions {
  /** The shop's data folder; the cluster is its subfolder `postgres`. */
  dataDir: string;
  /** Gets a line before each slow step. */
  log: (line: string) => void;
  /** PostgreSQL's programs; absent: the bundled ones, or newer ones installed on this machine. */
  bundle?: Bundle;
}

/**
 * Starts the shop's own PostgreSQL in `dataDir/postgres`. Creates the cluster on the first start and adopts
 * a server that survived its shop.
 *
 * One shop per data folder: the folder stays locked until `stop()` or until this process ends. Expected
 * failures return a refusal with a code and a sentence.
 */
export async function startPostgres(
  options: StartOptions,
): Promise<{ ok: true; postgres: RunningPostgres } | PostgresRefusal> {
  const dataDir = path.resolve(options.dataDir);
  const found = options.bundle
    ? ({ ok: true, bundle: options.bundle } as const)
    : await findPrograms(options.log);
  if (!found.ok) return found;
  const inspected = await inspectDataFolder(dataDir, found.bundle.major);
  if (!inspected.ok) return inspected;
  const prepared = await prepareDataFolder(dataDir);
  if (!prepared.ok) return prepared;
  const lock = takeShopLock(dataDir);
  if (!lock.ok) return lock;
  let kept = false;
  try {
    const cluster = await readyCluster(dataDir, found.bundle, options.log);
    if (!cluster.ok) return cluster;
    const opened = await openServer(cluster.cluster, options.log, lock.release);
    kept = opened.ok;
    return opened;
  } finally {
    if (!kept) lock.release();
  }
}

async function findPrograms(
  log: (line: string) => void,
): Promise<{ ok: true; bundle: Bundle } | PostgresRefusal> {
  const found = await findBundle();
  if (!found.ok) return found;
  const bundle = await newestPostgres(found.bundle);
  if (bundle !== found.bundle) log(`Using PostgreSQL ${bundle.version} of this machine.`);
  return { ok: true, bundle };
}

/** Returns the cluster of a data folder that this process has locked; creates it if there is none. */
async function readyCluster(
  dataDir: string,
  installed: Bundle,
  log: (line: string) => void,
): Promise<{ ok: true; cluster: Cluster } | PostgresRefusal> {
  // Inspected again: another shop may have created the cluster before this process got the lock.
  const inspected = await inspectDataFolder(dataDir, installed.major);
  if (!inspected.ok) return inspected;
  const { platform, env } = process;
  const shop = { uid: process.getuid?.() ?? 0, platform, env, dataDir };
  let account = databaseAccount(shop, inspected.owner);
  if (account && !(await canRunAs(installed, account))) account = inOwnGroup(account);
  const reachable = await reachableBundle(installed, account);
  if (!reachable.ok) return reachable;
  const folder = clusterFolder(dataDir);
  const cluster = { folder, name: clusterName(dataDir), bundle: reachable.bundle, account };
  if (inspected.owner) return { ok: true, cluster };
  log('Creating the database …');
  const made = await initCluster(cluster);
  return made.ok ? { ok: true, cluster } : made;
}
