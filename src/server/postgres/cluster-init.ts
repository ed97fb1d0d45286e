import { chown, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Cluster, dataArgument, superuser } from './cluster.ts';
import { unwritable } from './data-folder.ts';
import { type PostgresRefusal, refuse } from './failure.ts';
import { runProgram } from './program.ts';
import { reason } from './server-start.ts';
import { killOrphans } from './server-stop.ts';

/**
 * Creates a new cluster: UTF-8, byte order with Unicode's case rules (`C.UTF-8` of the builtin provider, so
 * that an update of the system's libraries can't corrupt an index), data checksums, and login without
 * password over the socket, which is in the cluster's private folder.
 *
 * The cluster is created beside its final path and renamed when complete. The next start removes one that
 * was interrupted.
 */
export async function initCluster(cluster: Cluster): Promise<{ ok: true } | PostgresRefusal> {
  const dataDir = path.dirname(cluster.folder);
  const fresh = { ...cluster, folder: `${cluster.folder}.new` };
  try {
    await killOrphans(fresh);
    await rm(fresh.folder, { recursive: true, force: true });
    await mkdir(fresh.folder, { mode: 0o700 });
    if (cluster.account) await chown(fresh.folder, cluster.account.uid, cluster.account.gid);
    const result = await runProgram(cluster.bundle, 'initdb', initArguments(fresh), {
      cwd: fresh.folder,
      account: cluster.account,
    });
    if (result.startError === 'ENOENT') return noLoader();
    if (result.status !== 0) {
      await rm(fresh.folder, { recursive: true, force: true });
      return refuse('init_failed', `The database could not be created: ${reason(result.output)}`);
    }
    await rename(fresh.folder, cluster.folder);
    await sync(dataDir);
    return { ok: true };
  } catch (error) {
    return unwritable(dataDir, error);
  }
}

function initArguments(cluster: Cluster): string[] {
  return [
    `--pgdata=${dataArgument}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-locale',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    // Identifies the cluster's processes by their titles where nothing else is readable.
    `--set=cluster_name=${cluster.name}`,
  ];
}

/** The program exists, so its loader is missing: the system has musl, not glibc. */
function noLoader(): PostgresRefusal {
  return refuse(
    'unsupported_platform',
    'The bundled PostgreSQL does not run on this system (it needs glibc). Set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
