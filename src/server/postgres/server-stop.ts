import { clearPostmasterFiles, readPostmasterFile } from './postmaster-file.ts';
import {
  type ClusterProcess,
  clusterProcess,
  clusterProcesses,
  isPostmaster,
  type NamedCluster,
  signal,
  waitUntil,
} from './processes.ts';

/**
 * Requests, last writes and jobs take up to 1.5 s before this, the pool 0.5 s. The whole shop stops within
 * 5 s, even if a part hangs.
 */
const fastLimitMs = 1_800;
const immediateLimitMs = 400;
const killLimitMs = 5_000;

/** Returns the postmaster that serves the cluster, or `undefined`. */
export async function findPostmaster(cluster: NamedCluster): Promise<ClusterProcess | undefined> {
  const file = await readPostmasterFile(cluster.folder);
  const found = file && (await clusterProcess(cluster, file.pid));
  return found && isPostmaster(found) ? found : undefined;
}

/**
 * Ends every process of the cluster and removes its files of a running server.
 *
 * First a fast shutdown (connections are closed, a checkpoint is written); after 1.8 s an immediate one,
 * which loses no data, but the next start replays the log.
 */
export async function stopServer(cluster: NamedCluster): Promise<void> {
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
 * Ends processes whose postmaster is gone, and a postmaster that hangs. Idle backends end by themselves, but
 * a busy one may take long, and a new postmaster refuses to start while an old process has the shared memory
 * open. No committed data is lost: the next start replays the log.
 */
export async function killOrphans(cluster: NamedCluster): Promise<boolean> {
  const ended = async () => (await clusterProcesses(cluster)).length === 0;
  for (const { pid } of await clusterProcesses(cluster)) signal(pid, 'SIGQUIT');
  if (!(await waitUntil(ended, immediateLimitMs))) {
    for (const { pid } of await clusterProcesses(cluster)) signal(pid, 'SIGKILL');
  }
  const clear = await waitUntil(ended, killLimitMs);
  if (clear) await clearPostmasterFiles(cluster.folder);
  return clear;
}
