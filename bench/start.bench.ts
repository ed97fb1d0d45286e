/**
 * Measures the time of a warm start, and the cost of an idle shop: memory of its process, and database
 * statements per minute.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from '#test/running-shop.ts';
import { median } from './measure.ts';
import { residentBytes } from './process.ts';
import { type Result, result } from './result.ts';

export const name = 'Start and rest';

const starts = 7;
/** Time in which the work after a start (first jobs, new connections) finishes. */
const settleMilliseconds = 20_000;
const restMilliseconds = 120_000;
const megabyte = 1024 * 1024;

/** Vendure + TanStack and vercel/commerce on a similar machine, without their databases. */
const leastPeer = { label: 'the least of four peers', value: 143 };

/** Reference: seconds until a plain Node process listens. */
async function bareStart(): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, [
    '-e',
    `require('node:http').createServer().listen(0, '127.0.0.1', () => console.log('ready'))`,
  ]);
  await once(child.stdout, 'data');
  const milliseconds = performance.now() - started;
  child.kill();
  await once(child, 'exit');
  return milliseconds / 1000;
}

/** Returns the seconds from the command to the line that reports a running shop. */
async function warmStart(place: ShopPlace): Promise<number> {
  const started = performance.now();
  const shop = new ShopProcess(place);
  await shop.ready();
  const seconds = (performance.now() - started) / 1000;
  await shop.end();
  return seconds;
}

/** Counts the statements in the database's log so far; autovacuum logs none. */
function statements(place: ShopPlace): number {
  const log = readFileSync(path.join(place.dataDir, 'postgres.log'), 'utf8');
  return log.match(/ LOG: +(?:statement|execute [^:]*):/g)?.length ?? 0;
}

/** Returns statements per minute and the process's memory in MB, of an idle shop. */
async function atRest(place: ShopPlace): Promise<{ queries: number; memory: number }> {
  const shop = new ShopProcess(place);
  await shop.ready();
  const client = new pg.Client({ connectionString: await findPostgres(place) });
  await client.connect();
  try {
    await client.query("ALTER SYSTEM SET log_statement = 'all'");
    await client.query('SELECT pg_reload_conf()');
    await wait(settleMilliseconds);
    const before = statements(place);
    await wait(restMilliseconds);
    const queries = statements(place) - before;
    return {
      queries: queries / (restMilliseconds / 60_000),
      memory: residentBytes(shop.child.pid ?? 0) / megabyte,
    };
  } finally {
    await client.end();
    await shop.end();
  }
}

export async function run(): Promise<Result[]> {
  const place = await newPlace();
  try {
    // The first start builds the storefront and creates the database.
    await warmStart(place);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < starts; round += 1) {
      ours.push(await warmStart(place));
      bare.push(await bareStart());
    }
    const { queries, memory } = await atRest(place);
    return [
      result({
        metric: 'warm start, database included',
        value: median(ours),
        unit: 's',
        reference: { label: 'node:http alone', value: median(bare) },
        atMost: 2,
      }),
      result({
        metric: 'memory at rest, without database',
        value: memory,
        unit: 'MB',
        reference: leastPeer,
        atMost: 150,
      }),
      result({
        metric: 'statements at rest',
        value: queries,
        unit: 'a minute',
        reference: { label: 'one look a second', value: 60 },
        atMost: 60,
      }),
    ];
  } finally {
    removePlace(place);
  }
}
