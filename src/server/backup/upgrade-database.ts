import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Bundle, findBundle } from '../postgres/bundle.ts';
import { clusterFolder } from '../postgres/cluster.ts';
import { unless } from '../postgres/failure.ts';
import type { RunningPostgres } from '../postgres/running-postgres.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { openDump } from './dump.ts';
import { restoreBackup } from './restore-backup.ts';
import { seal } from './seal.ts';

interface UpgradeOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Finds the programs of the major version that the data belongs to; undefined if there are none. */
  readonly findOld: (major: number) => Promise<Bundle | undefined>;
}

type Upgraded =
  | { readonly ok: true; readonly from: number; readonly to: number; readonly kept: string }
  | { readonly ok: false; readonly sentence: string };

class Refused extends Error {}

/**
 * Moves the shop's own database to the major version of PostgreSQL that this shop brings: a dump of the old
 * cluster is restored into a new one beside it, which then takes its place. The old one is kept. When it is
 * killed, the next run goes on.
 */
export async function upgradeDatabase(options: UpgradeOptions): Promise<Upgraded> {
  try {
    return await upgrade(options);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, sentence: error.message };
    throw error;
  }
}

async function upgrade({ dataDir, log, findOld }: UpgradeOptions): Promise<Upgraded> {
  const found = await findBundle();
  if (!found.ok) throw new Refused(found.message);
  const to = found.bundle.major;
  const [current, next] = [clusterFolder(dataDir), path.join(dataDir, 'upgrade')];
  const from = await majorOf(current);
  if (from === undefined) return takePlace(dataDir, to);
  if (from === to) throw new Refused(`The database is of PostgreSQL ${to} already.`);
  if (from > to)
    throw new Refused(`The database is of PostgreSQL ${from}, newer than this shop's.`);
  const programs = await findOld(from);
  if (!programs) throw new Refused(`There are no programs of PostgreSQL ${from} for this machine.`);
  await clear(next);
  log(`Starting PostgreSQL ${from} …`);
  const old = await start({ dataDir, log, bundle: programs });
  try {
    const fresh = await start({ dataDir: next, log });
    try {
      await move(old, fresh, log);
    } finally {
      await fresh.stop();
    }
  } finally {
    await old.stop();
  }
  await rename(current, `${current}-${from}`);
  return takePlace(dataDir, to);
}

async function start(options: Parameters<typeof startPostgres>[0]): Promise<RunningPostgres> {
  const started = await startPostgres(options);
  if (!started.ok) throw new Refused(started.message);
  return started.postgres;
}

/** Every row is counted and every checksum compared on the way, as in any restore. */
async function move(
  old: RunningPostgres,
  fresh: RunningPostgres,
  log: (line: string) => void,
): Promise<void> {
  const dump = await openDump(old.connectionString, { secrets: { auth: '' } });
  try {
    const restored = await restoreBackup({
      connectionString: fresh.connectionString,
      chunks: seal(dump.chunks, []),
      identity: undefined,
      signer: undefined,
      holds: false,
      onTable: (name) => log(`  ${name}`),
    });
    if (!restored.ok) throw new Refused(restored.sentence);
  } finally {
    await dump.close();
  }
}

/** Renames the new cluster into its place; the last step, which an interrupted upgrade repeats. */
async function takePlace(dataDir: string, to: number): Promise<Upgraded> {
  const [current, next] = [clusterFolder(dataDir), path.join(dataDir, 'upgrade')];
  const majors = Array.from({ length: to }, (_, major) => major);
  const from = majors.findLast((major) => existsSync(`${current}-${major}`));
  if (from === undefined || (await majorOf(clusterFolder(next))) !== to) {
    throw new Refused(`${dataDir} holds no database.`);
  }
  await rename(clusterFolder(next), current);
  await rm(next, { recursive: true, force: true });
  return { ok: true, from, to, kept: `${current}-${from}` };
}

/** Removes the new cluster of a run that was killed, whose server may still run. */
async function clear(next: string): Promise<void> {
  if ((await majorOf(clusterFolder(next))) !== undefined) {
    await (await start({ dataDir: next, log: () => undefined })).stop();
  }
  await rm(next, { recursive: true, force: true });
}

/** PostgreSQL's major version of a cluster; undefined if there is none. */
async function majorOf(folder: string): Promise<number | undefined> {
  const text = await unless(['ENOENT'], readFile(path.join(folder, 'PG_VERSION'), 'utf8'), '');
  return text === '' ? undefined : Number.parseInt(text, 10);
}
