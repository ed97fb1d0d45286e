import { chown, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type Cluster, dataArgument, superuser } from './cluster.ts';
import { type PostgresRefusal, refuse, unless } from './failure.ts';
import { readPostmasterFile, readStartArguments, recordedArguments } from './postmaster-file.ts';
import { waitUntil } from './processes.ts';
import { runProgram } from './program.ts';
import { LOGIN_RULES, serverArguments } from './server-settings.ts';
import { findPostmaster, killOrphans, stopServer } from './server-stop.ts';

const startLimitS = 120;
const stopLimitMs = 10_000;
const logLimitBytes = 1_000_000;

export interface StartedServer {
  ok: true;
  pid: number;
  adopted: boolean;
}

/**
 * Adopts the cluster's server if it runs already (after a killed shop). Otherwise removes the processes and
 * files of a killed one and starts the server.
 * @param logFile collects the server's output about its starts and stops
 */
export async function startServer(
  cluster: Cluster,
  logFile: string,
): Promise<StartedServer | PostgresRefusal> {
  const adopted = await adopt(cluster);
  if (adopted) return { ok: true, pid: adopted, adopted: true };
  if (!(await killOrphans(cluster))) {
    return refuse(
      'start_failed',
      `Processes of an earlier database still hold ${cluster.folder} and can't be ended.`,
    );
  }
  const launched = await launch(cluster, logFile);
  // A postmaster that was killed in the middle of many writes can leave a file that only the second recovery takes.
  const hasGivenUp =
    !launched.ok && !(await findPostmaster(cluster)) && (await killOrphans(cluster));
  return hasGivenUp ? launch(cluster, logFile) : launched;
}

/** Returns the pid of a running server with the same settings; stops one with other settings. */
async function adopt(cluster: Cluster): Promise<number | undefined> {
  const running = await findPostmaster(cluster);
  if (!running) return undefined;
  const status = async () => (await readPostmasterFile(cluster.folder))?.status;
  const settled = async () => {
    if (!(await findPostmaster(cluster))) return true;
    return (await status()) === 'ready';
  };
  const stopping = (await status()) === 'stopping';
  await waitUntil(settled, stopping ? stopLimitMs : startLimitS * 1000);
  const wanted = recordedArguments(postmasterArguments(cluster));
  const same = (await readStartArguments(cluster.folder)) === wanted;
  if (same && (await status()) === 'ready' && (await findPostmaster(cluster))) return running.pid;
  await stopServer(cluster);
  return undefined;
}

const argumentsOf = ({ name, account, bundle }: Cluster) =>
  serverArguments(name, account !== undefined, bundle.major);

function postmasterArguments(cluster: Cluster): string[] {
  return ['-D', dataArgument, ...argumentsOf(cluster)];
}

async function launch(cluster: Cluster, logFile: string): Promise<StartedServer | PostgresRefusal> {
  await rotate(logFile);
  const log = await open(logFile, 'a', 0o600);
  try {
    const before = (await log.stat()).size;
    await writeLoginRules(cluster);
    const settings = argumentsOf(cluster).join(' ');
    const args = [
      'start',
      '-w',
      '-s',
      '-t',
      String(startLimitS),
      '-D',
      dataArgument,
      '-o',
      settings,
    ];
    const result = await runProgram(cluster.bundle, 'pg_ctl', args, {
      cwd: cluster.folder,
      account: cluster.account,
      errors: log.fd,
    });
    const postmaster = result.status === 0 ? await findPostmaster(cluster) : undefined;
    if (postmaster) return { ok: true, pid: postmaster.pid, adopted: false };
    const said = result.output || (await readFile(logFile)).subarray(before).toString();
    return refuse('start_failed', `The database did not start: ${reason(said)} (log: ${logFile})`);
  } finally {
    await log.close();
  }
}

async function writeLoginRules({ folder, account }: Cluster): Promise<void> {
  if (account === undefined) return;
  const rules = {
    [LOGIN_RULES.hba]: 'local all all peer map=shop\n',
    [LOGIN_RULES.ident]: `shop "${userInfo().username}" ${superuser}\n`,
  };
  for (const [name, text] of Object.entries(rules)) {
    const file = path.join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    await chown(file, account.uid, account.gid);
  }
}

async function rotate(logFile: string): Promise<void> {
  const found = await unless(['ENOENT'], stat(logFile), undefined);
  if (found && found.size > logLimitBytes) await rename(logFile, `${logFile}.1`);
}

/** Returns the line that names the reason, if there is one, else the last line. */
export function reason(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  return (telling ?? 'it gave no reason').replace(/^.*?(FATAL|PANIC|error): */, '').trim();
}
