import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { POSTGRES_PROGRAM_MS } from '../waits.ts';
import { type Cluster, hasProc } from './cluster.ts';
import { errorCode, unless } from './failure.ts';

/** Folder and name, by which the processes of a cluster are found. */
export type NamedCluster = Pick<Cluster, 'folder' | 'name'>;

/** A running process of a cluster. Zombies are never listed. */
export interface ClusterProcess {
  pid: number;
  /** Command line or title, for instance `postgres: elvare-0123456789ab: checkpointer`. */
  title: string;
}

/** Error codes of a process that ended meanwhile. */
const gone = ['ENOENT', 'ESRCH', 'ENOTDIR'];
const denied = ['EACCES', 'EPERM'];

/** Returns every running process of the cluster: postmaster, backends, `initdb`. */
export async function clusterProcesses(
  cluster: NamedCluster,
  proc = hasProc,
): Promise<readonly ClusterProcess[]> {
  if (!proc) return listByPs(cluster);
  const home = await folderId(cluster.folder);
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const found = await Promise.all(pids.map((pid) => lookUp(pid, cluster, home)));
  return found.filter((one) => one !== undefined);
}

/** Returns the cluster's running process with this pid; `undefined` if another program has the pid. */
export async function clusterProcess(
  cluster: NamedCluster,
  pid: number,
  proc = hasProc,
): Promise<ClusterProcess | undefined> {
  if (!proc) return (await listByPs(cluster)).find((found) => found.pid === pid);
  return lookUp(pid, cluster, await folderId(cluster.folder));
}

/**
 * Returns a PostgreSQL process whose working directory is the cluster's folder; every process of a cluster
 * has that. Root in a container may not read it for another account's process (no CAP_SYS_PTRACE); then the
 * title decides. A zombie has neither.
 */
async function lookUp(
  pid: number,
  cluster: NamedCluster,
  home: string | undefined,
): Promise<ClusterProcess | undefined> {
  const line = await unless([...gone, ...denied], readFile(`/proc/${pid}/cmdline`, 'utf8'), '');
  const title = line.replaceAll('\0', ' ').trim();
  if (!isPostgres(title)) return undefined;
  const place = await unless(denied, folderId(`/proc/${pid}/cwd`), 'denied');
  const ours = place === 'denied' ? isNamed(title, cluster) : place !== undefined && place === home;
  return ours ? { pid, title } : undefined;
}

async function folderId(folder: string): Promise<string | undefined> {
  const found = await unless(gone, stat(folder), undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** Lists processes by title, for systems without /proc (macOS). */
async function listByPs(cluster: NamedCluster): Promise<ClusterProcess[]> {
  const columns = ['axww', '-o', 'pid=,stat=,command='];
  const { stdout } = await promisify(execFile)('ps', columns, {
    maxBuffer: 64 * 1024 * 1024,
    timeout: POSTGRES_PROGRAM_MS,
  });
  const found: ClusterProcess[] = [];
  for (const line of stdout.split('\n')) {
    const [, pid, state, title] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || !state || !title || state.startsWith('Z')) continue;
    if (isPostgres(title) && isNamed(title, cluster)) found.push({ pid: Number(pid), title });
  }
  return found;
}

/** True if the title has the cluster's name (`cluster_name`), which is derived from the folder's path. */
function isNamed(title: string, { name }: NamedCluster): boolean {
  return title.includes(`cluster_name=${name}`) || title.startsWith(`postgres: ${name}:`);
}

/** True for PostgreSQL's programs; an editor or a shell in the folder must not be signalled. */
function isPostgres(title: string): boolean {
  return /^postgres[: ]|\/bin\/(postgres|initdb)( |$)/.test(title);
}

/** True for the postmaster, which keeps its command line; backends replace theirs with `postgres: …`. */
export function isPostmaster(found: ClusterProcess): boolean {
  return !found.title.startsWith('postgres: ');
}

/** Sends a signal. A process that has ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Polls `done` every 15 ms. Returns true once it does, false after `limitMs`. */
export async function waitUntil(done: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await done())) {
    if (performance.now() > end) return false;
    await sleep(15);
  }
  return true;
}
