/** Backup and restore, killed at random points: no broken file and no half shop is ever taken for good. */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { folderStore } from '#server/backup/folder-store.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { readBackup } from '#server/backup/read-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from '#server/backup/recovery-key.ts';
import { signerOf } from '#server/backup/signer.ts';
import { MIGRATION_LOCK, migrateDatabase, RESTORE_MARK } from '#server/db/migrate.ts';
import { query } from '#test/postgres/postgres-shop.ts';
import { TEMPLATE } from './postgres.setup.ts';
import { ROOT_DIR } from './running-shop.ts';
import { sellAfterRestore } from './sell-after-restore.ts';
import { temporaryDatabase, temporaryFolder } from './temporary.ts';

const BACKUPS = 3;
const RESTORES = 20;
/** Rows that make both take about a second. */
const ROWS = 100_000;
const SECRET = 'x'.repeat(32);

const folder = temporaryFolder();
const backups = path.join(folder, 'backups');
const store = folderStore(backups);
const shop = await temporaryDatabase(afterAll, TEMPLATE);
const key = await newRecoveryKey();
const keys = { identity: key, signer: signerOf(SECRET).name };

beforeAll(async () => {
  const client = new pg.Client({ connectionString: shop });
  await client.connect();
  await keepRecipient(client, (await recipientOf(key)) ?? '', signerOf(SECRET).name);
  await client.query(
    `insert into visit_counters (day, kind, key, count)
     select '2026-11-23', 'page', md5(n::text), n from generate_series(1, ${ROWS}) n`,
  );
  await client.end();
});

/** Runs a tool and kills it so long after its first line; resolves to its exit code or null, and to what it said. */
async function killed(
  name: string,
  args: string[],
  more: Record<string, string>,
  afterMs: number,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(ROOT_DIR, 'tools', `${name}.ts`), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Vitest sets its own.
      BASE_URL: '',
      AUTH_SECRET: SECRET,
      DATA_DIR: path.join(folder, 'data'),
      BACKUP_TO: backups,
      ...more,
    },
  });
  child.stdin.end(`${key}\n${keys.signer}\n`);
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('a killed backup leaves no file that does not restore, and the next one is good', async () => {
  for (let round = 0; round < BACKUPS; round++) {
    const { code, said } = await killed('backup', [], { DATABASE_URL: shop }, randomInt(1200));
    expect([null, 0], said).toContain(code);
    for (const name of await store.list()) {
      const { tables } = await readBackup(store.read(name), keys);
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

test(
  'a restore that is killed at any moment is finished by the next one, secret and all',
  async () => {
    const [name = ''] = (await store.list()).toSorted().toReversed();
    for (let round = 0; round < RESTORES; round++) {
      const target = await temporaryDatabase(onTestFinished);
      // The machine doesn't know the secret, and the backup brings it.
      const dataDir = path.join(folder, `restored-${round}`);
      const place = { DATABASE_URL: target, DATA_DIR: dataDir, AUTH_SECRET: '' };
      const secret = path.join(dataDir, 'secrets', 'auth');
      const first = await killed('restore', [name], place, randomInt(1200));
      // Killed, or done before that: it never fails by itself.
      expect([null, 0], first.said).toContain(first.code);
      const { full, marked } = await stateOf(target);
      expect(full && marked).toBe(false);
      if (full) expect(readFileSync(secret, 'utf8')).toBe(`${SECRET}\n`);
      if (marked) {
        expect(await migrateDatabase(target)).toMatchObject({
          ok: false,
          sentence: expect.stringMatching(/did not finish/),
        });
      }
      const again = await killed('restore', [name], place, 60_000);
      if (full) expect(again.said).toContain('whole and not started yet. Run npm start.');
      else expect(again).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
      expect(readFileSync(secret, 'utf8')).toBe(`${SECRET}\n`);
      const [rows] = await query(target, 'select count(*)::int as n from visit_counters');
      expect(rows).toEqual({ n: ROWS });
      expect(await migrateDatabase(target)).toEqual({ ok: true });
      await sellAfterRestore(target, 1000);
    }
  },
  RESTORES * 60_000,
);

test('a restore that can’t keep the secret restores nothing', async () => {
  const [name = ''] = (await store.list()).toSorted().toReversed();
  const target = await temporaryDatabase(onTestFinished);
  const dataDir = path.join(folder, 'unwritable');
  mkdirSync(dataDir);
  symlinkSync('/dev/null/nowhere', path.join(dataDir, 'secrets'));
  const place = { DATABASE_URL: target, DATA_DIR: dataDir, AUTH_SECRET: '' };
  const refused = await killed('restore', [name], place, 60_000);
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('changed nothing') });
  expect(await stateOf(target)).toEqual({ full: false, marked: true });
}, 60_000);

test('a database with the mark of a restore that was killed is refused', async () => {
  const target = await temporaryDatabase(onTestFinished);
  await query(target, `create schema ${RESTORE_MARK}`);
  expect(await migrateDatabase(target)).toMatchObject({ ok: false });
  expect(await stateOf(target)).toEqual({ full: false, marked: true });
});
