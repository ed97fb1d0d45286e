/**
 * Measures the CPU that three nodes, their database and Caddy before them take for a page, a file, a search, a beat, a
 * purchase and a second of the dashboard (docs/capacity.md). Processor time, so that other load hardly counts.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { signIn } from '#test/crash-rehearsal.ts';
import { freePorts, ROOT_DIR } from '#test/running-shop.ts';
import { startBareServer } from './bare-server.ts';
import { type PaymentBench, startCheckout, TWO_SCENTS, withPaymentShop } from './payment-shop.ts';
import { fillPresence } from './presence.ts';
import { cpuMilliseconds, familyCpuMilliseconds } from './process.ts';
import { figure, type Result } from './result.ts';
import { type BenchShop, startShop } from './shop.ts';

export const name = 'CPU of three nodes, their database and the proxy before them';

const NODES = 3;
const AT_ONCE = 16;
const PRODUCTS = 1_000;
/** Visits that are here, and orders of a large day: what a second of the dashboard reads. */
const VISITS = 10_000;
const ORDERS = 25_000;
const PURCHASES = 200;
const DASHBOARD_SECONDS = 10;
/** Time until beats are written, jobs are done and mails are sent. */
const SETTLE_MS = 4_000;
const PAGE = '/products/pouch';
const BROTLI = { 'accept-encoding': 'br' };
const password = 'only-for-this-benchmark';
const largeSeed = pathToFileURL(path.join(ROOT_DIR, 'test', 'large-seed.ts')).href;

const PARTS = ['nodes', 'database', 'proxy'] as const;
type Cpu = Readonly<Record<(typeof PARTS)[number], number>>;

/** Caddy with the file of `deploy/`, by http, which believes the addresses that this benchmark claims. */
async function startProxy(port: number, nodes: readonly BenchShop[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-caddy-'));
  const file = readFileSync(path.join(ROOT_DIR, 'deploy', 'Caddyfile'), 'utf8');
  const site = file.replace('health_uri', 'trusted_proxies 127.0.0.1/32\n\t$&');
  writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const proxy = spawn('caddy', ['run', '--config', path.join(folder, 'Caddyfile')], {
    stdio: 'ignore',
    env: {
      ...{ ...process.env, HOME: folder, SITE_ADDRESS: `http://:${port}` },
      SHOP: nodes.map(({ url }) => new URL(url).host).join(' '),
      OTHER: new URL(nodes[1]?.url ?? '').host,
    },
  });
  await new Promise((resolve, reject) => {
    proxy.once('spawn', resolve);
    proxy.once('error', reject);
  });
  const stop = () => {
    proxy.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, pid: proxy.pid ?? 0, stop };
}

/** Runs `count` calls, a few at once. */
async function repeat(count: number, run: (nth: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const lane = async () => {
    for (let nth = next++; nth < count; nth = next++) await run(nth);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return count;
}

const addressOf = (nth: number) => ({
  'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
});

async function read(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function readAll(url: string, headers: Record<string, string>): Promise<void> {
  await (await read(url, { headers })).arrayBuffer();
}

const beat = (url: string, nth: number) =>
  read(`${url}/api/active-sessions/session_1795242156240_capac${String(nth).padStart(6, '0')}`, {
    method: 'PUT',
    headers: {
      ...{ 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      ...addressOf(nth),
    },
    body: JSON.stringify({ current_page: PAGE, referrer: 'Direct', cart_cents: nth % 5 && 1_999 }),
  });

/** A checkout and its payment at the provider, which tells the shop by webhooks. */
async function buy(url: string, sandbox: string): Promise<void> {
  const session = /cs_\w+/.exec(await startCheckout(url, [TWO_SCENTS]))?.[0];
  await read(`${sandbox}/_sandbox/sessions/${session}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'kundin@example.com', method: 'card' }),
  });
}

/** Follows the dashboard's stream for some seconds. */
async function watch(url: string, cookie: string): Promise<number> {
  const signal = AbortSignal.timeout(DASHBOARD_SECONDS * 1_000);
  const { body } = await read(`${url}/api/admin/dashboard/live`, { headers: { cookie }, signal });
  const reader = body?.getReader();
  while (!(await reader?.read().catch(() => ({ done: true })))?.done);
  return DASHBOARD_SECONDS;
}

async function measure(bench: PaymentBench, nodes: readonly BenchShop[], port: number) {
  const { postmaster, pool, sandbox } = bench;
  const proxy = await startProxy(port, nodes);
  const page = await read(nodes[0]?.url + PAGE, { headers: BROTLI });
  const html = Buffer.from(await page.arrayBuffer());
  const bare = await startBareServer({
    ...{ status: 200, headers: ['Content-Type', 'text/html'], body: html.subarray(0, 14_000) },
  });
  try {
    const cpu = (): Cpu => ({
      nodes: nodes.reduce((sum, { pid }) => sum + cpuMilliseconds(pid), 0),
      database: familyCpuMilliseconds(postmaster),
      proxy: cpuMilliseconds(proxy.pid),
    });
    const since = (before: Cpu): Cpu => {
      const after = cpu();
      return {
        nodes: after.nodes - before.nodes,
        database: after.database - before.database,
        proxy: after.proxy - before.proxy,
      };
    };
    const timed = async (run: () => Promise<number>) => {
      const [before, started] = [cpu(), performance.now()];
      const count = await run();
      await wait(SETTLE_MS);
      return { spent: since(before), ms: performance.now() - started, count };
    };
    const idle = await timed(() => wait(10_000, 1));
    const bareBefore = cpuMilliseconds(bare.pid);
    const pages = 4_000;
    await repeat(pages, () => readAll(bare.url, BROTLI));
    const reference = (cpuMilliseconds(bare.pid) - bareBefore) / pages;

    process.stderr.write(`a page of bare node:http: ${figure(reference)} ms\n`);
    const results: Result[] = [];
    const add = async (metric: string, run: () => Promise<number>) => {
      const { spent, ms, count } = await timed(run);
      for (const part of PARTS) {
        const resting = (idle.spent[part] / idle.ms) * ms;
        const value = Math.max(0, spent[part] - resting) / count;
        results.push({
          ...{ metric: `${metric}: ${part}`, value, unit: 'ms', ratio: value / reference },
          ...{ reference: { label: 'a page of bare node:http', value: reference } },
          ...{ aim: '', met: true },
        });
      }
      process.stderr.write(
        `${results
          .slice(-3)
          .map((each) => `${each.metric} ${figure(each.value)} ms`)
          .join(', ')}\n`,
      );
    };
    const script = /"(\/assets\/[^"]+\.js)"/.exec(html.toString())?.[1] ?? '/assets/';
    const words = ['sneaker', 'kulturbeutel rosa', 'snaeker', 'trikot 1990', 'parfum', 'schuhe 42'];
    const search = (nth: number) => encodeURIComponent(words[nth % words.length] ?? '');
    await repeat(1_000, () => readAll(proxy.url + PAGE, BROTLI));
    await add('page', () => repeat(pages, () => readAll(proxy.url + PAGE, BROTLI)));
    await add('script', () => repeat(pages, () => readAll(proxy.url + script, BROTLI)));
    await repeat(100, (nth) =>
      readAll(`${proxy.url}/api/search?lang=de&q=${search(nth)}`, addressOf(nth)),
    );
    await add('search', () =>
      repeat(1_000, (nth) =>
        readAll(`${proxy.url}/api/search?lang=de&q=${search(nth)}`, addressOf(nth)),
      ),
    );
    await add('first beat', () => repeat(VISITS, (nth) => beat(proxy.url, nth)));
    await add('beat', () => repeat(VISITS, (nth) => beat(proxy.url, nth)));
    /** Buys, then waits until all mails are sent and all papers are drawn. */
    const purchases = async (count: number) => {
      await repeat(count, () => buy(proxy.url, sandbox.apiUrl));
      const open = `select (select count(*) from mails where sent_at is null) + (select count(*) from papers where pdf is null)
        + (select count(*) from orders where status = 'pending') as open`;
      for (;;) {
        const { rows } = await pool.query<{ open: string }>(open);
        if (rows[0]?.open === '0') return count;
        await wait(500);
      }
    };
    await purchases(20);
    await add('purchase', () => purchases(PURCHASES));
    const cookie = await signIn(nodes[0]?.url ?? '', password);
    const second = async (orders: number) => {
      await fillPresence(pool, VISITS);
      await pool.query('update active_sessions set last_seen = now()');
      await add(`a second of the dashboard, ${orders.toLocaleString('en-GB')} orders today`, () =>
        watch(nodes[0]?.url ?? '', cookie),
      );
    };
    await second(PURCHASES);
    await pool.query(
      `insert into orders (id, number, status, amount, subtotal, shipping, items, promised, language, request_hash,
         expires_at, created_at, paid_at, referrer)
       select gen_random_uuid(), 1000000 + n, 'paid', 4999, 4999, 0, items, promised, 'de', '', now(), at, at,
         (array['google.com', 'instagram.com', null])[1 + n % 3]
       from (select items, promised from orders where number is not null limit 1) one,
         generate_series(1, ${ORDERS}) n, lateral (select now() - n * interval '0.5 seconds' as at) times`,
    );
    await second(ORDERS);
    return results;
  } finally {
    await bare.stop();
    proxy.stop();
  }
}

export async function run(): Promise<Result[]> {
  const [port = 0] = await freePorts(1);
  const settings = {
    ADMIN_PASSWORD: password,
    ELVARE_ONE_BUILD: '1',
    LARGE_SEED: String(PRODUCTS),
    NODE_OPTIONS: `--import ${largeSeed}`,
  };
  const webhookUrl = `http://127.0.0.1:${port}/api/stripe-webhook`;
  return withPaymentShop(
    async (bench) => {
      const nodes = [bench.shop];
      try {
        while (nodes.length < NODES) nodes.push(await startShop(bench.settings));
        return await measure(bench, nodes, port);
      } finally {
        for (const { stop } of nodes.slice(1)) await stop();
      }
    },
    { settings, webhookUrl },
  );
}
