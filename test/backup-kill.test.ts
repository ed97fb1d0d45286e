/** Backup and restore, killed at random points: no broken file and no half shop is ever taken for good. */
import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { folderStore } from '../src/server/backup/folder-store.ts';
import { makeBackup } from '../src/server/backup/make-backup.ts';
import { readBackup } from '../src/server/backup/read-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from '../src/server/backup/recovery-key.ts';
import { MIGRATION_LOCK, migrateDatabase, RESTORE_MARK } from '../src/server/db/migrate.ts';
import { createDatabase, dropDatabase } from '../src/server/postgres/databases.ts';
import { TEMPLATE } from './postgres.setup.ts';
import { ROOT_DIR } from './running-shop.ts';

const ROUNDS = 3;
/** Rows that make both take about a second. */
const ROWS = 100_000;
const SECRET = 'x'.repeat(32);

const folder = mkdtempSync(path.join(tmpdir(), 'elvare-kill-'));
const backups = path.join(folder, 'backups');
const store = folderStore(backups);
const names: string[] = [];
let shop: string;
let key: string;

async function database(template?: string): Promise<string> {
  const name = `kill_${randomUUID().replaceAll('-', '')}`;
  names.push(name);
  return createDatabase(inject('postgres'), name, template);
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

beforeAll(async () => {
  shop = await database(TEMPLATE);
  key = await newRecoveryKey();
  const client = new pg.Client({ connectionString: shop });
  await client.connect();
  await keepRecipient(client, (await recipientOf(key)) ?? '');
  await client.query(
    `insert into visit_counters (day, kind, key, count)
     select '2026-11-23', 'page', md5(n::text), n from generate_series(1, ${ROWS}) n`,
  );
  await client.end();
});
afterAll(async () => {
  for (const name of names) await dropDatabase(inject('postgres'), name);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a tool and kills it so long after its first line; resolves to its exit code or null. */
async function killed(
  name: string,
  args: string[],
  connectionString: string,
  afterMs: number,
): Promise<number | null> {
  const child = spawn(process.execPath, [path.join(ROOT_DIR, 'tools', `${name}.ts`), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // Vitest sets its own.
      BASE_URL: '',
      DATABASE_URL: connectionString,
      AUTH_SECRET: SECRET,
      DATA_DIR: path.join(folder, 'data'),
      BACKUP_TO: backups,
    },
  });
  child.stdin.end(`${key}\n`);
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  const [code] = (await once(child, 'exit')) as [number | null];
  // Killed, or done before that: it never fails by itself.
  expect([null, 0]).toContain(code);
  return code;
}

test('a killed backup leaves no file that does not restore, and the next one is good', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const code = await killed('backup', [], shop, randomInt(1200));
    for (const name of await store.list()) {
      const { tables } = await readBackup(store.read(name), key);
      expect(tables['visit_counters']?.rows).toBe(ROWS);
    }
    const verified = await query(shop, 'select name from backups where verified_at is not null');
    for (const { name } of verified) expect(await store.list()).toContain(name);
    if (code === 0) expect(verified.length).toBeGreaterThan(0);
  }
  const good = await makeBackup({ connectionString: shop, store, secrets: { auth: SECRET } });
  expect(good).toMatchObject({ ok: true });
  expect((await store.list()).length).toBeGreaterThan(0);
}, 120_000);

interface State {
  readonly full: boolean;
  readonly marked: boolean;
}

/** Waits for the lock of a restore, whose server process may outlive the killed one for a moment. */
async function stateOf(connectionString: string): Promise<State> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const { rows } = await client.query<State>(
    `select to_regclass('public.orders') is not null as full,
       exists (select from pg_namespace where nspname = $1) as marked`,
    [RESTORE_MARK],
  );
  await client.end();
  return rows[0] ?? { full: false, marked: false };
}

test('a killed restore leaves an empty database that no shop starts on, and that takes the next one', async () => {
  const [name = ''] = (await store.list()).toSorted().toReversed();
  const target = await database();
  for (let round = 0; round < ROUNDS; round++) {
    await killed('restore', [name], target, randomInt(900));
    const { full, marked } = await stateOf(target);
    expect(full && marked).toBe(false);
    if (full) break;
    // Killed before it had begun, it left nothing.
    if (!marked) continue;
    expect(await migrateDatabase(target)).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/did not finish/),
    });
  }
  if (!(await stateOf(target)).full) {
    expect(await killed('restore', [name], target, 60_000)).toBe(0);
  }
  const [rows] = await query(target, 'select count(*)::int as n from visit_counters');
  expect(rows).toEqual({ n: ROWS });
  expect(await migrateDatabase(target)).toEqual({ ok: true });
}, 120_000);

test('a database with the mark of a restore that was killed is refused', async () => {
  const target = await database();
  await query(target, `create schema ${RESTORE_MARK}`);
  expect(await migrateDatabase(target)).toMatchObject({ ok: false });
  expect(await stateOf(target)).toEqual({ full: false, marked: true });
});
