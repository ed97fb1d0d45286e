/**
 * Shared by the tests of this folder: temporary data folders, shops in their own processes
 * (`shop-process.ts`), and the clean-up of everything that was started.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { Bundle } from '#server/postgres/bundle.ts';
import { clusterFolder, clusterName } from '#server/postgres/cluster.ts';
import type { RunningPostgres } from '#server/postgres/running-postgres.ts';
import { stopServer } from '#server/postgres/server-stop.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';

export const isRoot = process.getuid?.() === 0;

const roots: string[] = [];
const dataDirs: string[] = [];
const children: ChildProcess[] = [];

/** Creates a temporary folder that every account may enter. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-pg-'));
  chmodSync(folder, 0o755);
  roots.push(folder);
  return folder;
}

/** Returns a data folder that does not exist yet; `endEverything` ends its database. */
export function dataFolder(under = temporaryFolder()): string {
  const dataDir = path.join(under, 'data');
  dataDirs.push(dataDir);
  return dataDir;
}

/** Starts or adopts the database of a data folder, without log lines. */
export async function started(dataDir: string): Promise<RunningPostgres> {
  const result = await startPostgres({ dataDir, log: () => undefined });
  if (!result.ok) throw new Error(result.message);
  return result.postgres;
}

/** Ends every child and database of this test file and removes its folders. */
export async function endEverything(): Promise<void> {
  for (const child of children.splice(0)) await killNow(child);
  for (const dataDir of dataDirs.splice(0)) {
    await stopServer({ folder: clusterFolder(dataDir), name: clusterName(dataDir) });
  }
  for (const folder of roots.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Registers a child to be killed by `endEverything`. */
export function track<T extends ChildProcess>(child: T): T {
  children.push(child);
  return child;
}

interface ShopReport {
  ok: boolean;
  pid: number;
  adopted: boolean;
  connectionString: string;
  code: string;
  message: string;
}

/** Starts a shop in its own process and waits for its first report. */
export async function spawnShop(options: {
  dataDir: string;
  uid?: number;
  bundle?: Bundle;
  /** Capability to drop, as in a container. */
  without?: string;
}): Promise<{ child: ChildProcess; report: ShopReport }> {
  const script = path.join(import.meta.dirname, 'shop-process.ts');
  const node = [process.execPath];
  const [program = '', ...before] = options.without
    ? ['setpriv', `--bounding-set=-${options.without}`, ...node]
    : node;
  const child = track(
    spawn(program, [...before, script, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    }),
  );
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  if (line === undefined) throw new Error('The shop ended without a report.');
  return { child, report: JSON.parse(String(line)) };
}

/** Sends SIGKILL and waits for the end. */
export async function killNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Runs one statement on its own connection and returns the rows. */
export async function query(
  connectionString: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
