import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Cluster, hasProc } from './cluster.ts';
import { errorCode, unless } from './failure.ts';

type Place = Pick<Cluster, 'folder' | 'name'>;

/** A living process of a cluster; zombies are never listed, they only wait to be forgotten. */
export interface ClusterProcess {
  pid: number;
  /** Command line or title, for instance `postgres: elvare-0123456789ab: checkpointer`. */
  title: string;
}

/** A process that is none of ours may end, or refuse to be looked at, at any moment. */
const gone = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR'];

/** Every living process of the cluster: postmaster, backends, a running `initdb`. */
export async function clusterProcesses(
  cluster: Place,
  proc = hasProc,
): Promise<readonly ClusterProcess[]> {
  return proc ? listByProc(cluster) : listByPs(cluster);
}

/** The cluster's living process with this pid; a pid reused by anything else answers `undefined`. */
export async function clusterProcess(
  cluster: Place,
  pid: number,
  proc = hasProc,
): Promise<ClusterProcess | undefined> {
  if (!proc) return (await listByPs(cluster)).find((found) => found.pid === pid);
  const home = await folderId(cluster.folder);
  return home === undefined ? undefined : lookUp(pid, home);
}

async function listByProc(cluster: Place): Promise<ClusterProcess[]> {
  const home = await folderId(cluster.folder);
  if (home === undefined) return [];
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const found = await Promise.all(pids.map((pid) => lookUp(pid, home)));
  return found.filter((one) => one !== undefined);
}

/**
 * A PostgreSQL program whose working directory is the cluster's folder: every process of a cluster
 * has it there, whatever path it was started with. A zombie has no working directory any more.
 */
async function lookUp(pid: number, home: string): Promise<ClusterProcess | undefined> {
  if ((await folderId(`/proc/${pid}/cwd`)) !== home) return;
  const line = await unless(gone, readFile(`/proc/${pid}/cmdline`, 'utf8'), '');
  const title = line.replaceAll('\0', ' ').trim();
  return isPostgres(title) ? { pid, title } : undefined;
}

async function folderId(folder: string): Promise<string | undefined> {
  const found = await unless(gone, stat(folder), undefined);
  return found && `${found.dev}:${found.ino}`;
}

/** Without /proc (macOS) the name given as `cluster_name`, made from the folder's path, tells. */
async function listByPs(cluster: Place): Promise<ClusterProcess[]> {
  const columns = ['axww', '-o', 'pid=,stat=,command='];
  const { stdout } = await promisify(execFile)('ps', columns, { maxBuffer: 64 * 1024 * 1024 });
  const found: ClusterProcess[] = [];
  for (const line of stdout.split('\n')) {
    const [, pid, state, title] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || !state || !title || state.startsWith('Z') || !isPostgres(title)) continue;
    const named =
      title.includes(`cluster_name=${cluster.name}`) || title.includes(`: ${cluster.name}:`);
    if (named) found.push({ pid: Number(pid), title });
  }
  return found;
}

/** Somebody's editor or shell may sit in the folder too and must be left alone. */
function isPostgres(title: string): boolean {
  return /^postgres[: ]|\/bin\/(postgres|initdb)( |$)/.test(title);
}

/** Backends write `postgres: …` over their command line, the postmaster keeps its own. */
export function isPostmaster(found: ClusterProcess): boolean {
  return !found.title.startsWith('postgres: ');
}

/** Sends a signal; a process that has ended meanwhile is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Asks every few milliseconds until `done` answers true; false when `limitMs` passed before. */
export async function waitUntil(done: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await done())) {
    if (performance.now() > end) return false;
    await sleep(15);
  }
  return true;
}
