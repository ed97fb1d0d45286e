/**
 * Measures the largest resident memory of the server's process, and of processes that it starts, while it makes files of
 * 100,000 orders of one month, imports 10,000 products, publishes them and serves their pages.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { tableLines } from '#server/admin/transfer/export-table.ts';
import { storedProduct } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signIn } from '#test/crash-rehearsal.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { PublishAdmin } from '#test/publish-shop.ts';
import { withDatabaseShop } from './database-shop.ts';
import { fillOrders } from './fill-orders.ts';
import { residentBytes, statusBytes } from './process.ts';
import { type Result, result } from './result.ts';

export const name = 'Memory with 10,000 products and 100,000 orders';

const PRODUCTS = Number(process.env['PRODUCTS'] ?? 10_000);
const SIZE = { orders: 100_000, customers: 20_000, everySeconds: 24 };
const LOGIN = { email: 'admin@elvare.example', password: 'only-for-this-benchmark' };
const MOST_MB = 512;
/** Products of a table, which may have 5 MB. */
const TABLE = 2_000;
const PAGES_AT_ONCE = 16;
/** More than fit into the memory of documents. */
const PAGES = 2_000;

const childrenOf = (pid: number) =>
  globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const stat = readFileSync(file, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const command = readFileSync(file.replace(/stat$/, 'cmdline'), 'utf8');
      return parent === pid && /-process\.ts/.test(command) ? [Number(file.split('/')[2])] : [];
    } catch {
      // The process may end while it is read.
      return [];
    }
  });

/** Runs a step; returns the largest memory of the process and of each of its programs meanwhile, in MB. */
async function peaksOf(pid: number, step: () => Promise<unknown>) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  let helpers = 0;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await wait(100))
      for (const child of childrenOf(pid)) helpers = Math.max(helpers, peakOf(child));
  })();
  const started = performance.now();
  try {
    await step();
  } finally {
    isOver = true;
    await watching;
  }
  return { server: peakOf(pid), helpers, seconds: (performance.now() - started) / 1000 };
}

function peakOf(pid: number): number {
  try {
    return (statusBytes(pid, 'VmHWM') || 0) / 1024 ** 2;
  } catch {
    // It has ended.
    return 0;
  }
}

export function run(): Promise<Result[]> {
  const settings = { ADMIN_PASSWORD: LOGIN.password };
  return withDatabaseShop(settings, async ({ shop, databaseUrl, pool }) => {
    await fillOrders(databaseUrl, SIZE);
    const { rows } = await pool.query<{ month: string }>(
      `select to_char(paid_at at time zone 'Europe/Berlin', 'YYYY-MM') as month from orders
       where paid_at is not null group by 1 order by count(*) desc limit 1`,
    );
    const month = rows[0]?.month ?? '';
    const owner = new PublishAdmin(shop.url);
    await owner.signIn(LOGIN);
    await owner.saveDraft(
      { kind: 'firm', id: 'firm' },
      { datev: { adviser: '1001', client: '1', chart: '03' } },
    );
    await owner.publish();
    const cookie = await signIn(shop.url, LOGIN.password);
    const origin = shop.url.replace('127.0.0.1', 'localhost');
    const send = async (target: string, body?: string, type = 'application/json') => {
      const response = await fetch(`${shop.url}/api/admin/${target}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': type, origin, cookie },
        ...(body !== undefined && { body }),
      });
      if (!response.ok) throw new Error(`${target}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    };
    const products = largeCatalogue(PRODUCTS).products.slice(seedCatalogue.products.length);
    const tables = Array.from({ length: Math.ceil(products.length / TABLE) }, (_, nth) => {
      const part = products.slice(nth * TABLE, (nth + 1) * TABLE);
      const rowsOf = part.map((each) => ({
        id: each.id,
        version: '',
        content: storedProduct(each),
      }));
      return [...tableLines(rowsOf as never, 'de')].join('');
    });
    const year = `${Number(month.slice(0, 4)) - 1}-01-01`;
    const pages = async () => {
      const paths = products.slice(0, PAGES).map(({ path }) => path);
      await Promise.all(
        Array.from({ length: PAGES_AT_ONCE }, async () => {
          for (let path = paths.pop(); path; path = paths.pop()) {
            const response = await fetch(`${shop.url}${path}`);
            await response.arrayBuffer();
            if (!response.ok) throw new Error(`${path}: ${response.status}`);
          }
        }),
      );
    };
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['orders as CSV', () => send('orders.csv', '{}')],
      [
        'orders as CSV, three at once',
        () => Promise.all([1, 2, 3].map(() => send('orders.csv', '{}'))),
      ],
      ['customers as CSV', () => send('customers.csv', '{}')],
      ['newsletter as CSV', () => send('newsletter.csv')],
      ['figures by variant as CSV', () => send(`reports.csv?group=variant&from=${year}`)],
      ['figures by day', () => send(`reports?group=day&from=${year}`)],
      ['the month', () => send(`month?month=${month}`)],
      ['the month as CSV', () => send(`month.csv?month=${month}`)],
      ['the month for DATEV', () => send(`month-datev.csv?month=${month}`)],
      [
        `${products.length} products imported`,
        async () => {
          for (const table of tables) {
            const reply = await send('catalogue/import?replace=1', table, 'text/csv');
            const { saved, rows: told } = JSON.parse(reply.toString());
            if (!saved) throw new Error(`not imported: ${JSON.stringify(told[0])}`);
          }
        },
      ],
      [
        'published and to be seen',
        async () => {
          await owner.publish();
          const last = `${shop.url}${products.at(-1)?.path}`;
          for (; !(await fetch(last)).ok; await wait(200));
        },
      ],
      ['their list in the back office', () => send('catalogue/products', '{}')],
      ['products as CSV', () => send('catalogue/export/products')],
      [`${PAGES} pages of them`, pages],
      [
        'the same files again',
        async () => {
          await send('orders.csv', '{}');
          await send(`month-datev.csv?month=${month}`);
        },
      ],
    ];
    const results: Result[] = [];
    const add = (metric: string, value: number, helpers = 0) =>
      results.push(
        result({
          metric,
          value,
          unit: 'MB',
          reference: { label: 'largest process beside it', value: helpers },
          atMost: MOST_MB,
        }),
      );
    add('at rest', residentBytes(shop.pid) / 1024 ** 2);
    for (const [metric, step] of steps) {
      const { server, helpers, seconds } = await peaksOf(shop.pid, step);
      process.stderr.write(
        `${metric}: ${server.toFixed(0)} MB, ${helpers.toFixed(0)} MB, ${seconds.toFixed(1)} s\n`,
      );
      add(metric, server, helpers);
    }
    return results;
  });
}
