import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ROOT_DIR } from './running-shop.ts';

/**
 * Each workaround for a library or for Node has a test here that fails once it is no longer needed. Then
 * remove the file that the test names, and the test. A new workaround needs a test here.
 */

const MB = 2 ** 20;
const run = promisify(execFile);

/** Resident memory in bytes of a Node that has run these lines. */
async function residentAfter(...lines: string[]): Promise<number> {
  const code = [...lines, 'console.log(process.memoryUsage.rss())'].join('\n');
  const flags = ['--input-type=module', '--eval', code];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout, stderr } = await run(process.execPath, flags, { cwd: ROOT_DIR, env });
  expect(stderr).toBe('');
  return Number(stdout);
}

const tool = (file: string) => JSON.stringify(path.join(ROOT_DIR, 'tools', file));
const START = `await import(${JSON.stringify(path.join(ROOT_DIR, 'src/server/assemble.ts'))});`;
const EASE = `await import(${tool('drizzle-imports.ts')});`;
const GIVE_BACK = `(await import(${tool('give-back-memory.ts')})).giveBackMemory();`;

test('Node still parses Drizzle’s package for each of its files: tools/drizzle-imports.ts', async () => {
  const load = `await import('drizzle-orm/node-postgres');`;
  const [whole = 0, eased = 0] = await Promise.all([
    residentAfter(load),
    residentAfter(EASE, load),
  ]);
  expect(whole - eased).toBeGreaterThan(20 * MB);
});

test('V8 still keeps what a start has used: tools/give-back-memory.ts', async () => {
  const rest = `await new Promise((done) => setTimeout(done, 2_000));`;
  const [kept = 0, given = 0] = await Promise.all([
    residentAfter(EASE, START, rest),
    residentAfter(EASE, START, GIVE_BACK, rest),
  ]);
  expect(kept - given).toBeGreaterThan(20 * MB);
});

test('Drizzle still keeps a connection whose `begin` failed: src/server/db/transactions.ts', async () => {
  const pool = new pg.Pool({ max: 1 });
  let released = 0;
  const client = {
    query: () => Promise.reject(new Error('no begin')),
    release: () => {
      released += 1;
    },
  };
  pool.connect = () => Promise.resolve(client as never);
  const begun = drizzle(pool).transaction((tx) => tx.execute(sql`select 1`));
  await expect(begun).rejects.toThrow();
  expect(released).toBe(0);
});
