import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDatabase } from '#test/temporary.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { createLog } from '../log.ts';
import { openDatabase, POOL_SIZE } from './database.ts';
import { reachDatabase } from './database-connection.ts';
import { migrateDatabase, readMigrations } from './migrate.ts';
import { DEMO_CODES, seedDatabase } from './seed.ts';
import { afterCommit } from './transactions.ts';

const connectionString = await temporaryDatabase();
const log = createLog(() => undefined);
const database = openDatabase(connectionString, log);
afterAll(() => database.pool.end());

describe('a fresh database', () => {
  test('is brought up by several nodes at once, once', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(connectionString)));
    const { rows } = await database.pool.query('select count(*)::int as n from orders');
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('is refused once a newer version has migrated it', async () => {
    const table = 'drizzle.__drizzle_migrations';
    const year = 365 * 24 * 60 * 60 * 1000;
    await database.pool.query(`insert into ${table} (hash, created_at) values ('newer', $1)`, [
      Date.now() + year,
    ]);
    expect(await migrateDatabase(connectionString)).toMatchObject({ ok: false });
    await database.pool.query(`delete from ${table} where hash = 'newer'`);
    expect(await migrateDatabase(connectionString)).toEqual({ ok: true });
  });

  test('is migrated beside a node that still writes, whose transactions are never the ones that end', async () => {
    const at = Date.now();
    const lock = (table: string, mode: string) => `lock table ${table} in ${mode} mode`;
    const altered = ['discount_codes', 'orders'].map((table) => lock(table, 'access exclusive'));
    // PostgreSQL would end the transaction that waited longer.
    const statements = [altered.join('; select pg_sleep(0.8); '), 'create table next ()'];
    const migrations = [...readMigrations(), { name: 'next', statements, at, hash: '' }];
    const shopper = await database.pool.connect();
    await shopper.query(`begin; ${lock('orders', 'row exclusive')}`);
    const migrated = migrateDatabase(connectionString, migrations);
    await shopper.query('select pg_sleep(0.3)');
    await shopper.query(lock('discount_codes', 'row exclusive'));
    await shopper.query('commit');
    shopper.release();
    expect(await migrated).toEqual({ ok: true });
    await database.pool.query('drop table next');
    await database.pool.query(`delete from drizzle.__drizzle_migrations where created_at = ${at}`);
  });

  test('is refused if version 0.1 has migrated it, with the way of its catalogue', async () => {
    const former = await temporaryDatabase(onTestFinished);
    const client = new pg.Client({ connectionString: former });
    await client.connect();
    try {
      await client.query(`
        create schema drizzle;
        create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
        insert into drizzle.__drizzle_migrations (hash, created_at) values
          ('0000_first', 1795241023725), ('0040_paid-visits', 1795850604021)`);
      expect(await migrateDatabase(former)).toMatchObject({
        ok: false,
        sentence: expect.stringMatching(/version 0\.1 .*catalogue:export .*catalogue:import /),
      });
      const tables = "select from pg_tables where schemaname = 'public'";
      expect((await client.query(tables)).rowCount).toBe(0);
    } finally {
      await client.end();
    }
  });

  test('is seeded once, and what the owner changed stays', async () => {
    await seedDatabase(database.db);
    await database.db.update(discountCodes).set({ value: 99, kind: 'percent' });
    await seedDatabase(database.db);
    const codes = await database.db.select().from(discountCodes);
    expect(codes).toHaveLength(DEMO_CODES.length);
    expect(codes.every(({ value }) => value === 99)).toBe(true);
  });
});

test('of a provider that refuses extensions is migrated, without the index for searching orders', async () => {
  const strict = await temporaryDatabase(onTestFinished);
  const client = new pg.Client({ connectionString: strict });
  await client.connect();
  const index = "select from pg_indexes where indexname = 'orders_search_text'";
  try {
    await client.query(`
      create function refuse() returns event_trigger language plpgsql as $$ begin
        raise insufficient_privilege; end $$;
      create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION')
        execute function refuse()`);
    expect(await migrateDatabase(strict)).toEqual({ ok: true });
    expect((await client.query(index)).rowCount).toBe(0);
    await client.query("select from orders where search_text ilike '%ulm%'");
  } finally {
    await client.end();
  }
  expect((await database.pool.query(index)).rowCount).toBe(1);
});

describe('the pool', () => {
  test('outlives a connection that dies between two statements of a transaction', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('gets every connection back, also when it dies before a transaction has begun', async () => {
    const { pool, db } = database;
    const connect = pool.connect.bind(pool);
    const killer = await connect();
    const dying = vi.spyOn(pool, 'connect').mockImplementation(async () => {
      const client = await connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      return client;
    });
    for (let n = 0; n < POOL_SIZE + 2; n++) {
      await expect(db.transaction(async () => undefined)).rejects.toThrow();
    }
    dying.mockRestore();
    killer.release();
    expect(await db.transaction(async (tx) => tx.$count(discountCodes))).toBeGreaterThan(0);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  test('gives up statements that take too long to be meant', async () => {
    const { rows } = await database.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '15s' }]);
  });
});

describe('a transaction inside another', () => {
  const one = { code: 'INNEN', kind: 'percent', value: 5 } as const;
  const insert = (code: string) =>
    database.db.transaction((tx) => tx.insert(discountCodes).values({ ...one, code }));
  const stored = () =>
    database.db.$count(discountCodes, sql`${discountCodes.code} in ('INNEN', 'AUSSEN')`);

  test('takes no further connection and ends with it', async () => {
    await database.db.transaction(async () => {
      await insert('INNEN');
      expect(database.pool.totalCount - database.pool.idleCount).toBe(1);
      expect(await stored()).toBe(0);
    });
    expect(await stored()).toBe(1);
    const failing = database.db.transaction(async () => {
      await insert('AUSSEN');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stored()).toBe(1);
  });

  test('fails alone when its failure is heard', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(discountCodes).values({ ...one, code: 'AUSSEN' });
      await insert('INNEN').catch(() => undefined);
    });
    expect(await stored()).toBe(2);
  });

  test('is one of its own when it begins after the other has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let later: Promise<unknown> | undefined;
    await database.db.transaction(async () => {
      later = promise.then(() => insert('SPAET'));
    });
    resolve();
    await later;
    expect(await database.db.$count(discountCodes, sql`${discountCodes.code} = 'SPAET'`)).toBe(1);
  });
});

describe('after a commit', () => {
  test('is after the outermost transaction', async () => {
    const seen: string[] = [];
    await database.db.transaction(async (tx) => {
      afterCommit(() => seen.push('hook'));
      await tx.transaction(async (inner) => {
        await inner.execute(sql`select 1`);
        afterCommit(() => seen.push('inner hook'));
      });
      seen.push('in it');
    });
    seen.push('after it');
    expect(seen).toEqual(['in it', 'hook', 'inner hook', 'after it']);
  });

  test('never comes when it rolled back', async () => {
    const seen: string[] = [];
    const failing = database.db.transaction(async () => {
      afterCommit(() => seen.push('hook'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual([]);
  });

  test('is now without a transaction', () => {
    const seen: string[] = [];
    afterCommit(() => seen.push('hook'));
    expect(seen).toEqual(['hook']);
  });
});

describe('a database of somebody else’s', () => {
  test('is used when it answers', async () => {
    expect(await reachDatabase(connectionString)).toEqual({ ok: true });
  });

  test('is refused in a sentence when it does not', async () => {
    const reached = await reachDatabase('postgres://user:geheim@127.0.0.1:9/none');
    expect(reached).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^DATABASE_URL: .*\.$/),
    });
    expect(JSON.stringify(reached)).not.toContain('geheim');
  });
});
