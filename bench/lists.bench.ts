/**
 * Measures lists, searches and counts of the back office with 100,000 orders of 20,000 customers beside a shop with 100:
 * time of a request, time of its queries, and the pages that they touch. `ORDERS=1000000` measures so many orders of 400
 * days beside 100,000 of the same days, and figures and the dashboard, too.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { assembleShop } from '#server/assemble.ts';
import { ensureFirstAdmin } from '#server/auth/first-admin.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { startCatalogue } from '#server/catalogue/seed-version.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { parseSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import { createDatabase } from '#test/databases.ts';
import { fillOrders } from './fill-orders.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { type Result, result } from './result.ts';

const ORDERS = Number(process.env['ORDERS'] ?? 100_000);
const isGrown = ORDERS > 100_000;
const DAYS = 400;
/** Orders of a customer of a shop that is full. */
const PER_CUSTOMER = 5;

export const name = `Lists of the back office with ${ORDERS.toLocaleString('en-GB')} orders`;

/** Orders of the days that visits are counted for. */
const grown = (orders: number) => ({
  ...{ orders, customers: orders / PER_CUSTOMER, days: DAYS },
  everySeconds: (DAYS * 86_400) / orders,
});
const SIZES = isGrown
  ? { few: grown(100_000), many: grown(ORDERS) }
  : {
      few: { orders: 100, customers: 20 },
      many: { orders: ORDERS, customers: ORDERS / PER_CUSTOMER },
    };
const FEW = `${SIZES.few.orders.toLocaleString('en-GB')} orders`;
const ROUNDS = isGrown ? 9 : 25;
const PASSWORD = 'only-for-this-benchmark';
const LARGEST_RATIO = 4;
/** Pages of 8 KB that a request may touch. 100 orders fill two or three of a table, so that a ratio says nothing. */
const MOST_PAGES = 2_000;
/** Times that a query is explained. */
const EXPLAINED = 5;

/** An order that is looked for. */
interface Sample {
  readonly number: number;
  readonly customer_email: string;
  readonly customer_name: string;
}
type Request = readonly [name: string, path: string, body?: (of: Sample) => object];

const nothing = () => ({});
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const REQUESTS: readonly Request[] = [
  ['orders', 'orders', nothing],
  ['orders to pack, the oldest first', 'orders', () => ({ view: 'to-pack', sort: 'oldest' })],
  ['orders in transit', 'orders', () => ({ view: 'in-transit' })],
  ['disputed orders', 'orders', () => ({ view: 'disputed' })],
  ['orders, the highest first', 'orders', () => ({ sort: 'highest' })],
  ['orders that expired', 'orders', () => ({ status: 'expired' })],
  ['search for a number', 'orders', ({ number }) => ({ q: `EL-${number}` })],
  ['search for digits', 'orders', ({ number }) => ({ q: `${number}` })],
  ['search for a mail address', 'orders', ({ customer_email: q }) => ({ q })],
  ['search for a name', 'orders', ({ customer_name: q }) => ({ q })],
  ['search for a first name', 'orders', () => ({ q: 'greta' })],
  ['search for a product', 'orders', () => ({ q: 'parfum noir' })],
  ['search for nothing that is there', 'orders', () => ({ q: 'xylophon' })],
  ['search that is begun', 'orders', () => ({ q: 'be' })],
  ['customers', 'customers', nothing],
  ['customers by their sum', 'customers', () => ({ sort: 'spent' })],
  ['search for a customer', 'customers', ({ customer_email: q }) => ({ q })],
  ['search for a first name of customers', 'customers', () => ({ q: 'greta' })],
  ['packing', 'packing'],
  ['messages', 'messages?open=1'],
  ['all messages', 'messages'],
  ['newsletter', 'newsletter'],
  ['failed deliveries', 'failed-deliveries'],
  ['returns', 'returns'],
  ['done returns', 'returns?done=1'],
  ['complaints', 'defects'],
  ['log', 'log'],
  ['log of an area', 'log?area=codes'],
  ['log of the orders', 'log?area=orders&sort=oldest'],
  ['security', 'security'],
  ['refusals', 'security?refused=1'],
  ['codes', 'codes'],
  ['stock', 'stock/search', nothing],
  ['products', 'catalogue/products', () => ({ search: 'kiez' })],
];

/** Sums, which grow with the orders of their period. */
const SUMS: readonly Request[] = [
  ...['day', 'product', 'code'].map(
    (group): Request => [`figures of 30 days by ${group}`, `reports?group=${group}`],
  ),
  ['figures of a year by month', `reports?group=month&from=${daysAgo(365)}`],
  ['a month for the accountant', `month?month=${daysAgo(31).slice(0, 7)}`],
  ['dashboard, one moment', 'dashboard/snapshot'],
  ['dashboard, two days and 90', 'dashboard/history'],
  ['what to reorder', 'stock-reorder'],
];

interface Query {
  readonly text: string;
  readonly values: unknown[];
}

/** A shop on a filled database of its own. */
async function openShop(cluster: string, size: keyof typeof SIZES, dataDir: string) {
  const url = await createDatabase(cluster, `bench_${size}`);
  await migrateDatabase(url);
  const log = createLog(() => undefined, 'error');
  const database = openDatabase(url, log, { size: 4 });
  const catalogue = await startCatalogue(database.db, 'demo', seedCatalogue);
  const parsed = parseSettings({ STRIPE_API_URL: 'http://127.0.0.1:9' }, undefined, dataDir);
  if (!parsed.ok) throw new Error(parsed.sentence);
  const settings = { ...parsed.settings, adminPassword: PASSWORD };
  // A person would be slower; the clock goes on as for one, because requests are limited.
  let passedMs = 0;
  const now = () => Date.now() + passedMs;
  const { app, shop, stop } = assembleShop({ settings, database, log, now, catalogue });
  const { email } = await ensureFirstAdmin(shop);
  await fillOrders(url, SIZES[size]);
  const { rows } = await database.pool.query<Sample>(
    `select number, customer_email, customer_name from orders
     where number is not null order by created_at desc offset 30 limit 1`,
  );
  const [sample] = rows;
  if (!sample) throw new Error('the shop has no order');
  const send = (target: string, body?: object, cookie = '') =>
    app.request(`${settings.baseUrl}${target}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', origin: settings.baseUrl, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
  let cookie: string | undefined;
  // Filling the other shop takes longer than an unused login of the back office lasts.
  const signIn = async () => {
    const login = await send('/api/auth/sign-in/email', { email, password: PASSWORD });
    return login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  };
  const request = async ([named, target, body]: Request) => {
    passedMs += 200;
    cookie ??= await signIn();
    const started = performance.now();
    const response = await send(`/api/admin/${target}`, body?.(sample), cookie);
    await response.text();
    if (!response.ok) throw new Error(`${named}: ${response.status}`);
    return performance.now() - started;
  };
  const work = (wanted: Request) => workOf(database.pool, () => request(wanted));
  return {
    request,
    work,
    close: async () => {
      await stop();
      await database.pool.end();
    },
  };
}

/** Runs a request, then explains each of its queries; returns their time and the pages that they touch. */
async function workOf(pool: pg.Pool, run: () => Promise<unknown>) {
  const queries: Query[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [first, second] = sent;
    const { text, values } =
      typeof first === 'string' ? { text: first, values: [] } : (first as Query);
    if (/^\s*(select|with)\b/i.test(text))
      queries.push({ text, values: Array.isArray(second) ? second : (values ?? []) });
    return Reflect.apply(query, this, sent);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  const work = { ms: 0, pages: 0 };
  for (const { text, values } of queries) {
    const plans = [];
    for (let nth = 0; nth < EXPLAINED; nth += 1) {
      const { rows } = await pool.query({
        text: `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      });
      plans.push(rows[0]['QUERY PLAN'][0]);
    }
    work.ms += median(plans.map((each) => each['Planning Time'] + each['Execution Time']));
    const { Plan: plan } = plans[0];
    work.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return work;
}

/** Measures every request in both shops in turns. */
export async function run(): Promise<Result[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'elvare-bench-'));
  const undo = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const started = await startPostgres({ dataDir, log: () => undefined });
    if (!started.ok) throw new Error(started.message);
    undo.push(() => started.postgres.stop());
    const cluster = started.postgres.connectionString;
    const few = await openShop(cluster, 'few', dataDir);
    undo.push(few.close);
    const many = await openShop(cluster, 'many', dataDir);
    undo.push(many.close);
    const results: Result[] = [];
    for (const wanted of isGrown ? [...REQUESTS, ...SUMS] : REQUESTS) {
      const both = [() => few.request(wanted), () => many.request(wanted)];
      await interleave(3, both);
      const [small = [], large = []] = await interleave(ROUNDS, both);
      const [before, after] = [await few.work(wanted), await many.work(wanted)];
      const compared = (metric: string, value: number, reference: number) => ({
        metric,
        value,
        reference: { label: FEW, value: reference },
      });
      process.stderr.write(`${wanted[0]}\n`);
      results.push(
        result({
          ...compared(wanted[0], median(large), median(small)),
          unit: 'ms',
          ratio: pairedRatio(large, small),
          ratioAtMost: LARGEST_RATIO,
        }),
        result({
          ...compared('its queries', after.ms, before.ms),
          unit: 'ms',
          ratioAtMost: LARGEST_RATIO,
        }),
        result({
          ...compared('their pages', after.pages, before.pages),
          unit: 'pages',
          atMost: MOST_PAGES,
        }),
      );
    }
    return results;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
