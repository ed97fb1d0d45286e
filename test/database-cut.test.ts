/** A database that closes its connections, at any statement of any request, is an outage and never a bug. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { watchDatabase } from '#server/database-watch.ts';
import { probeDatabase } from '#server/db/probe-database.ts';
import { type Endpoint, targetOf } from './api-endpoint.ts';
import { ENDPOINTS } from './api-table.ts';
import { signInAdmin, signInCustomer } from './logins.ts';
import { createPaymentShop, type PaymentShop } from './payments.ts';
import { FULL } from './runs.ts';
import { CutGate } from './tcp-gate.ts';
import { until } from './until.ts';

/** Statements of a request after which the connection is cut; the next ones find it closed. */
const CUTS = FULL ? [1, 2, 3, 5] : [1, 3];

const gate = new CutGate(inject('postgres'));
let test: PaymentShop;
let cookies: { anyone: string; customer: string; admin: string };
beforeAll(async () => {
  test = await createPaymentShop({ cluster: await gate.open() });
  cookies = {
    anyone: '',
    customer: await signInCustomer(test, 'ada@kundin.example'),
    admin: await signInAdmin(test),
  };
});
afterAll(async () => {
  gate.left = undefined;
  await test.close();
  await gate.close();
});

let address = 0;
const call = ({ method, path: at, for: who, body }: Endpoint) => {
  address += 1;
  return test.request(targetOf(at), {
    method,
    headers: {
      'x-forwarded-for': `10.78.${address >> 8}.${address & 255}`,
      cookie: cookies[typeof who === 'string' ? who : 'admin'],
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
};

/** In `npm test` one of eight, of every slice. */
const EVERY = FULL ? 1 : 8;
const endpoints = ENDPOINTS.filter(({ streams }, nth) => !streams && nth % EVERY === 0).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

it.each(endpoints)('%s', async (_, endpoint) => {
  for (const cut of CUTS) {
    gate.left = cut;
    const response = await call(endpoint);
    // A download that has begun is broken off.
    const text = await response.text().catch(() => '');
    gate.left = undefined;
    expect(response.status, `cut at ${cut}: ${text} ${test.logged.at(-1)}`).not.toBe(500);
    expect(text).not.toContain('account_exists');
  }
});

/** Jobs don't run here, so what is missing is `database` or `jobs`. */
const missing = async () =>
  /\((\w+)\)/.exec(
    ((await (await test.request('/api/health')).json()) as { error: string }).error,
  )?.[1];

it('a database that hangs is told within 2 s, however often it is asked, and so is its end', async () => {
  [gate.left, gate.isSilent] = [0, true];
  let longestMs = 0;
  await until('it is told', async () => {
    const started = performance.now();
    const told = await Promise.all(Array.from({ length: 20 }, missing));
    longestMs = Math.max(longestMs, performance.now() - started);
    return told.every((what) => what === 'database');
  });
  expect(longestMs).toBeLessThan(2_000);
  // The probe's, and the one that a job or a guard may be waiting for.
  expect(test.shop.pool.totalCount - test.shop.pool.idleCount).toBeLessThanOrEqual(2);
  [gate.left, gate.isSilent] = [undefined, false];
  await until('the database is back', async () => (await missing()) === 'jobs');
}, 40_000);

it('a probe takes new room on the disk every time, and leaves none', async () => {
  const grown = async () => {
    const { rows } = await test.shop.pool.query(
      `select pg_stat_force_next_flush(), coalesce(sum(extends), 0)::int as n from pg_stat_io
       where object = 'temp relation'`,
    );
    return Number(rows[0].n);
  };
  await probeDatabase(test.shop.pool);
  const before = await grown();
  for (let n = 0; n < 5; n++) await probeDatabase(test.shop.pool);
  await until('they are counted', async () => (await grown()) >= before + 5 * 8);
  const { rows } = await test.shop.pool.query(
    `select pg_relation_size(oid)::int as bytes from pg_class where relname = 'probed_room'`,
  );
  for (const { bytes } of rows) expect(bytes).toBe(0);
});

it('the owner is mailed while the database is away, once, and not through it', async () => {
  const mailed = async () =>
    (
      (await (await fetch(`${test.sandbox?.inboxUrl}/api/messages`)).json()) as {
        subject: string;
      }[]
    ).filter(({ subject }) => subject === 'Der Shop kann keine Bestellungen annehmen').length;
  const stop = new AbortController();
  const catalogue = seedCatalogue;
  watchDatabase({ ...test.shop, catalogue, signal: stop.signal, everyMs: 20 });
  gate.left = 0;
  await until('the mail is there', async () => (await mailed()) === 1);
  const seen = gate.cuts;
  await until('it has looked on', async () => gate.cuts > seen + 3);
  stop.abort();
  gate.left = undefined;
  expect(await mailed()).toBe(1);
});
