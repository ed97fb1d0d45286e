import type { Cluster } from './cluster.ts';
import { clearPostmasterFiles, readPostmasterFile } from './postmaster-file.ts';
import {
  type ClusterProcess,
  clusterProcess,
  clusterProcesses,
  isPostmaster,
  signal,
  waitUntil,
} from './processes.ts';

type Place = Pick<Cluster, 'folder' | 'name'>;

/**
 * Requests, last writes and jobs take up to 1.5 s before, the pool 0.5 s: together the whole shop's stop
 * stays under 5 s, whatever hangs.
 */
const fastLimitMs = 1_800;
const immediateLimitMs = 400;
const killLimitMs = 5_000;

/** The postmaster that serves the cluster now, or `undefined`. */
export async function findPostmaster(cluster: Place): Promise<ClusterProcess | undefined> {
  const file = await readPostmasterFile(cluster.folder);
  const found = file && (await clusterProcess(cluster, file.pid));
  return found && isPostmaster(found) ? found : undefined;
}

/**
 * Ends everything that runs on the cluster and clears what it left.
 *
 * First a fast shutdown (sessions are cut, a checkpoint is written); after 1.8 s an immediate one,
 * which loses nothing either but lets the next start replay the log.
 */
export async function stopServer(cluster: Place): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (postmaster) {
    const ended = async () => (await clusterProcess(cluster, postmaster.pid)) === undefined;
    signal(postmaster.pid, 'SIGINT');
    if (!(await waitUntil(ended, fastLimitMs))) {
      signal(postmaster.pid, 'SIGQUIT');
      await waitUntil(ended, immediateLimitMs);
    }
  }
  await killOrphans(cluster);
}

/**
 * Ends processes whose postmaster is gone, and that one if it hangs. Idle backends notice by
 * themselves; a busy one may take long, and a new postmaster refuses to start while an old process
 * has the shared memory open. Nothing acknowledged is lost: the next start replays the log.
 */
export async function killOrphans(cluster: Place): Promise<boolean> {
  const ended = async () => (await clusterProcesses(cluster)).length === 0;
  for (const { pid } of await clusterProcesses(cluster)) signal(pid, 'SIGQUIT');
  if (!(await waitUntil(ended, immediateLimitMs))) {
    for (const { pid } of await clusterProcesses(cluster)) signal(pid, 'SIGKILL');
  }
  const clear = await waitUntil(ended, killLimitMs);
  if (clear) await clearPostmasterFiles(cluster.folder);
  return clear;
}
