import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { firstVersion } from '#test/seed.ts';
import { CHROME, createVisitShop, openVisitShop, visitIdOf } from '#test/visitors.ts';
import { assembleShop } from '../assemble.ts';
import { openDatabase } from '../db/database.ts';

/** Two nodes of one shop on one database, also while the database is unreachable. */
const one = await openVisitShop();
const { settings, log, now } = one.shop;
const database = openDatabase(one.connectionString, log);
const { pool } = database;
const two = assembleShop({ settings, database, log, now, catalogue: firstVersion() });
afterAll(async () => {
  await two.stop();
  await pool.end();
});
beforeEach(() => one.startOver());

const queueTwo = () => two.shop.parts.visits.queue;
const beatTwo = (id: string, page: string, address = '203.0.113.7') =>
  two.app.request(`/api/active-sessions/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'user-agent': CHROME,
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ current_page: page }),
  });

it('a visit whose beats reach both nodes at once counts once', async () => {
  const ids = Array.from({ length: 200 }, () => visitIdOf('both'));
  for (const [n, id] of ids.entries()) {
    await one.beat({ id, address: `203.0.113.${n}` }, '/');
    await beatTwo(id, '/neu', `203.0.113.${n}`);
  }
  expect(await Promise.all([one.flush(), queueTwo().flush()])).toEqual([true, true]);
  expect([await one.counted(), await one.present()]).toEqual([200, 200]);
  expect(await one.counters('referrer')).toEqual({ Direct: 200 });
});

it('a reload continues its visit although another node writes the end of it later', async () => {
  const browser = { id: visitIdOf('there') };
  await one.beat(browser, '/');
  await one.flush();
  await one.leave(browser);
  one.clock.now += 100;
  await beatTwo(browser.id, '/');
  await queueTwo().flush();
  await one.flush();
  expect([await one.counted(), await one.present()]).toEqual([1, 1]);
});

describe('rows that the database refuses', () => {
  const pages = () =>
    one.rows<{ page: string }>('SELECT current_page AS page FROM active_sessions');

  it('for one visit are dropped with one log line, and the others are written', async () => {
    await one.rows(
      `ALTER TABLE active_sessions ADD CONSTRAINT refused CHECK (current_page <> '/caps')`,
    );
    const bad = { id: visitIdOf('bad'), address: '203.0.113.1' };
    for (let n = 0; n < 5; n += 1) {
      if (n === 3) await one.beat(bad, '/caps');
      await one.beat({ id: visitIdOf('good'), address: `198.51.100.${n}` }, '/neu');
    }
    expect(await one.flush()).toBe(true);
    await one.beat({ ...bad, id: visitIdOf('alone') }, '/caps');
    expect(await one.flush()).toBe(true);
    await one.rows('ALTER TABLE active_sessions DROP CONSTRAINT refused');
    expect(await pages()).toEqual(Array.from({ length: 5 }, () => ({ page: '/neu' })));
    expect(await one.counters('page')).toEqual({ '/neu': 5 });
    const told = one.logged.filter((line) => line.includes('refused by the database'));
    expect(told).toHaveLength(2);
    expect(told.join()).toContain('23514');
    expect(told.join()).not.toContain(bad.id);
  });

  it('because of a fault of the database stay queued for every visit', async () => {
    await one.beat({ id: visitIdOf('waiting') }, '/caps');
    await one.rows('ALTER TABLE visit_counters RENAME TO away');
    expect(await one.flush()).toBe(false);
    await one.rows('ALTER TABLE away RENAME TO visit_counters');
    expect(await one.flush()).toBe(true);
    expect(await pages()).toEqual([{ page: '/caps' }]);
  });
});

/** Allows or refuses connections to the test's database. */
async function allowConnections(allowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  const name = ((await one.shop.pool.options.connectionString) ?? '')
    .split('/')
    .at(-1)
    ?.split('?')[0];
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
  if (!allowed) {
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [name],
    );
  }
  await client.end();
}

it('beats wait while the database is unreachable, and count once afterwards', async () => {
  const saidBefore = one.logged.length;
  const browser = { id: visitIdOf('patient') };
  await one.beat(browser, '/');
  await one.flush();
  await allowConnections(false);
  // A node with nothing to write logs nothing, although it can't store the minute.
  one.clock.now += 60_000;
  expect(await queueTwo().flush()).toBe(false);
  expect((await one.beat(browser, '/neu')).status).toBe(204);
  expect(
    (await one.beat({ id: visitIdOf('newcomer'), address: '203.0.113.8' }, '/caps')).status,
  ).toBe(204);
  expect(await one.flush()).toBe(false);
  expect((await one.beat(browser, '/sneakers')).status).toBe(204);
  expect(await one.flush()).toBe(false);
  await allowConnections(true);
  expect(await one.flush()).toBe(true);
  expect([await one.counted(), await one.present()]).toEqual([2, 2]);
  expect(await one.counters('page')).toEqual({ '/': 1, '/neu': 1, '/sneakers': 1, '/caps': 1 });
  const said = one.logged.slice(saidBefore);
  const told = said.filter((line) => line.includes('wait in memory'));
  expect(told).toHaveLength(1);
});

it('presence lost in a crash returns with the next beats, and nothing counts twice', async () => {
  const browsers = Array.from({ length: 50 }, (_, n) => ({
    id: visitIdOf('survivor'),
    address: `198.51.100.${n}`,
  }));
  const beatAll = (page: string) =>
    Promise.all(browsers.map((browser) => one.beat(browser, page, { cart_cents: 100 })));
  await beatAll('/products/pouch');
  await one.flush();
  const before = [await one.counters('referrer'), await one.counters('page')];
  const stages = await one.counters('stage');
  // PostgreSQL empties UNLOGGED tables when it recovers.
  await one.rows('TRUNCATE active_sessions');
  await beatAll('/products/pouch');
  await one.flush();
  expect([await one.counted(), await one.present()]).toEqual([50, 50]);
  expect([await one.counters('referrer'), await one.counters('page')]).toEqual(before);
  expect(await one.counters('stage')).toEqual(stages);
});

it('the last beats are written when the shop stops', async () => {
  const extra = await createVisitShop();
  await extra.beat({ id: visitIdOf('last') }, '/');
  const { settings, log, now } = extra.shop;
  const database = openDatabase(extra.connectionString, log);
  const node = assembleShop({ settings, database, log, now, catalogue: firstVersion() });
  await node.app.request(`/api/active-sessions/${visitIdOf('lasttoo')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME },
    body: JSON.stringify({ current_page: '/' }),
  });
  await node.stop();
  await database.pool.end();
  expect(await extra.counted()).toBe(1);
  await extra.close();
});
