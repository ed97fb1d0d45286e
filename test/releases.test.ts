import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readKeys } from '#server/backup/recovery-key.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { migrateDatabase, readMigrations } from '#server/db/migrate.ts';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { query } from '#test/postgres/postgres-shop.ts';
import { unpackFolder } from './packed-folder.ts';
import { newPlace, ROOT_DIR, removePlace, ShopProcess } from './running-shop.ts';
import { FULL } from './runs.ts';
import { temporaryDatabase } from './temporary.ts';

const FIXTURES = path.join(ROOT_DIR, 'test', 'fixtures', 'releases');
const RELEASES = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.tar.zst'))
  .map((name) => name.replace('.tar.zst', ''));

test('there is a data folder of 1.0.0', () => expect(RELEASES).toContain('1.0.0'));

/** Content of every fixture, on today's schema. */
async function expectData(database: string): Promise<void> {
  const orders = await query(
    database,
    'select number, amount, status from orders where number is not null order by number',
  );
  expect(orders).toEqual([
    { number: 1001, amount: 10_799, status: 'paid' },
    { number: 1002, amount: 10_799, status: 'paid' },
    { number: 1003, amount: 9_719, status: 'paid' },
  ]);
  expect(await query(database, 'select last from order_numbers where id = 1')).toEqual([
    { last: 1003 },
  ]);
  const applied = await query(
    database,
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  // A migration that was released is never edited.
  expect(applied.map(({ hash }) => hash)).toEqual(readMigrations().map(({ hash }) => hash));
}

if (FULL)
  test.each(RELEASES)(
    'the data folder of %s starts: orders, logins and numbers go on',
    { timeout: 120_000 },
    async (release) => {
      const place = await newPlace();
      await unpackFolder(path.join(FIXTURES, `${release}.tar.zst`), place.dataDir);
      const shop = new ShopProcess(place);
      try {
        await shop.ready();
        const origin = `http://127.0.0.1:${place.port}`;
        const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'lena@kundin.example', password: 'korrektes-pferd' }),
        });
        expect(signedIn.status).toBe(200);
        const database = (await findPostgres({ dataDir: place.dataDir })) ?? '';
        await expectData(database);
      } finally {
        await shop.end();
        removePlace(place);
      }
    },
  );

test.each(RELEASES)(
  'the backup of %s is restored, and ids go on',
  { timeout: 60_000 },
  async (release) => {
    const file = (ending: string) => path.join(FIXTURES, `${release}.${ending}`);
    const connectionString = await temporaryDatabase(onTestFinished);
    const { identity, signer } = readKeys(readFileSync(file('key.txt'), 'utf8'));
    const chunks = createReadStream(file('tar.zst.age'));
    const restored = await restoreBackup({ connectionString, chunks, identity, signer });
    expect(restored).toMatchObject({ ok: true, manifest: { shop: release } });
    await expectData(connectionString);
    const [event] = await query(
      connectionString,
      `with known as (select max(id) as last, min(order_id::text)::uuid as any_order from order_events)
       insert into order_events (order_id, kind, cause) select any_order, 'mailed', 'test' from known
       returning id > (select last from known) as is_next`,
    );
    expect(event).toEqual({ is_next: true });
  },
);

describe('migrations', () => {
  /** Statements that take something away from the version before, or refuse what it writes. */
  const CONTRACTS =
    /\b(drop\s+(table|column|schema|view|constraint)|rename\s+(to|column|constraint)|alter\s+column\s+\S+\s+(set\s+data\s+)?type|set\s+not\s+null)\b/i;
  const RELEASED = /^--\s*contract: unused since (\d+\.\d+\.\d+)\b/m;

  const contracting = (sql: string) => CONTRACTS.test(sql.replaceAll(/--.*$/gm, ''));
  const isAllowed = (sql: string) =>
    !contracting(sql) || RELEASES.includes(RELEASED.exec(sql)?.[1] ?? '');

  test('take away only what the comment says no released version uses', () => {
    const later = readMigrations().slice(1);
    const wrong = later.filter(({ statements }) => !statements.every(isAllowed));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    'drop table wishlist_items',
    'ALTER TABLE "orders" ALTER COLUMN "referrer" SET NOT NULL;',
    '-- contract: unused since 9.9.9\nDROP TABLE "x";',
  ])('%s is found', (sql) => expect(isAllowed(sql)).toBe(false));

  test.each([
    '-- drop table x\nCREATE TABLE "y" ("id" integer);',
    '-- contract: unused since 1.0.0\nDROP TABLE "x";',
  ])('%s is allowed', (sql) => expect(isAllowed(sql)).toBe(true));
});

describe('a migration that fails', () => {
  test('changes nothing, says why, and the version before still starts', {
    timeout: 60_000,
  }, async () => {
    const connectionString = await temporaryDatabase(onTestFinished);
    const known = readMigrations();
    expect(await migrateDatabase(connectionString, known)).toEqual({ ok: true });
    const at = (known.at(-1)?.at ?? 0) + 1;
    const failing = [
      {
        name: '0098_fine',
        statements: ['alter table orders add column new_one text'],
        at,
        hash: 'a',
      },
      {
        name: '0099_broken',
        statements: ['alter table no_such_table add column x text'],
        at: at + 1,
        hash: 'b',
      },
    ];
    const failed = await migrateDatabase(connectionString, [...known, ...failing]);
    expect(failed).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(
        /^The migration 0099_broken failed and nothing was changed: .*no_such_table/,
      ),
    });
    const columns = await query(
      connectionString,
      "select 1 from information_schema.columns where column_name = 'new_one'",
    );
    expect(columns).toEqual([]);
    expect(await migrateDatabase(connectionString, known)).toEqual({ ok: true });
    // Once the newer version has migrated, the older one refuses.
    const repaired = failing.slice(0, 1);
    expect(await migrateDatabase(connectionString, [...known, ...repaired])).toEqual({ ok: true });
    expect(await migrateDatabase(connectionString, known)).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('newer version of the shop'),
    });
  });
});

test('the readme of the fixtures names each', () => {
  const readme = readFileSync(path.join(FIXTURES, 'README.md'), 'utf8');
  for (const release of RELEASES) expect(readme).toContain(`\`${release}.tar.zst\``);
});
