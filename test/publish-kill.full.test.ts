/** A shop that is killed while it publishes serves the old version or the new one, whole. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminCampaignsReply } from '#contract/admin-campaigns.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import { adminVersionsReply } from '#contract/admin-versions.ts';
import { formatPrice } from '#rules/money.ts';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { killAt } from './kill-moments.ts';
import { cookieOf } from './logins.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';
import { until } from './until.ts';

const ID = 'kiez-low-navy';
const LOGIN = { email: 'admin@elvare.example', password: 'only-for-this-test' };
const ENTRY = { kind: 'product', id: ID };

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let at: ShopPlace;
let shop: ShopProcess;
let cookie = '';

const send = (method: string, target: string, body?: object) =>
  fetch(`http://127.0.0.1:${at.port}${target}`, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${at.port}`,
      cookie,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** While it is there, the shop ends when it opens the pages of another version. */
const armed = () => path.join(at.dataDir, 'armed');

async function start(): Promise<void> {
  rmSync(armed(), { force: true });
  const opening = killAt({
    program: path.join('tools', 'start.ts'),
    call: 'readFileSync',
    file: '/rendered/[0-9a-f]{10}\\.json$',
    when: 'before',
    once: armed(),
  });
  shop = new ShopProcess(at, { ADMIN_PASSWORD: LOGIN.password, ...opening });
  await shop.ready();
  cookie = cookieOf(await send('POST', '/api/auth/sign-in/email', LOGIN));
}

beforeAll(async () => {
  at = await newPlace();
  await start();
});
afterAll(async () => {
  await shop?.end();
  removePlace(at);
});

const entryPath = apiPath('/api/admin/catalogue/entries/:kind/:id', ENTRY);
const readEntry = async () => adminEntry.parse(await (await send('GET', entryPath)).json());

async function priceOnPage(cents: number, lang: 'de' | 'en' = 'de'): Promise<boolean> {
  const page = await send('GET', `${lang === 'en' ? '/en' : ''}/sneakers/${ID}`);
  return (await page.text()).includes(formatPrice(cents, lang));
}

async function saveDraft(priceCents: number): Promise<void> {
  const { published, draft } = await readEntry();
  const content = { ...(published?.content as object), priceCents, originalCents: 30_000 };
  const body = { content, revision: draft?.revision ?? null, base: published?.version };
  expect(
    (await send('PUT', apiPath('/api/admin/catalogue/entries/:kind/:id/draft', ENTRY), body))
      .status,
  ).toBe(200);
}

const killDatabase = () => {
  const file = path.join(at.dataDir, 'postgres', 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
};

/** A connection of the test's own to the shop's database. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: await findPostgres(at) });
  // The database is killed, too.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Resolves while a publish waits for its last table; what it wrote before is not committed. */
async function untilWritten(database: pg.Client): Promise<void> {
  await until('the publish waits', async () => {
    const { rows } = await database.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'price_history'",
    );
    return rows.length > 0;
  });
}

/** Resolves when the version is committed; its pages take longer. */
async function untilCommitted(database: pg.Client, former: number): Promise<void> {
  for (;;) {
    const { rows } = await database.query('select max(number) as newest from catalogue_versions');
    if (rows[0]?.newest > former) return;
  }
}

interface Kill {
  /** Resolves when it is time to kill. */
  readonly moment: (database: pg.Client, former: number) => Promise<unknown>;
  readonly victims: readonly ('database' | 'server')[];
  /** Says whether the version must be there afterwards; absent where either may be. */
  readonly isNew?: boolean;
  /** Statement that the test runs before the publish, in a transaction that ends after the kill. */
  readonly before?: string;
}

const HELD = 'begin; lock table price_history in share mode';
const BOTH = ['database', 'server'] as const;

const KILLS: [string, Kill][] = [
  ['before its commit', { before: HELD, moment: untilWritten, victims: ['server'], isNew: false }],
  [
    'with its database while its pages are rendered',
    { moment: untilCommitted, victims: BOTH, isNew: true },
  ],
  [
    'before it serves the pages that are rendered',
    {
      moment: () => {
        writeFileSync(armed(), '');
        return shop.ended;
      },
      victims: ['server'],
      isNew: true,
    },
  ],
  [
    'by its database before its commit',
    // Its last processes may still commit.
    { before: HELD, moment: untilWritten, victims: ['database'] },
  ],
];

test.each(KILLS)(
  'killed %s',
  async (when, { moment, victims, isNew: expected, before = 'begin' }) => {
    const priceCents = 20_000 + when.length;
    const { published: former } = await readEntry();
    await saveDraft(priceCents);
    const database = await connect();
    const { rows } = await database.query('select max(number) as newest from catalogue_versions');
    const holder = await connect();
    await holder.query(before);
    const publishing = send('POST', '/api/admin/catalogue/publish', {}).catch(() => undefined);
    await moment(database, rows[0]?.newest);
    if (victims.includes('database')) killDatabase();
    if (victims.includes('server')) await shop.end('SIGKILL');
    await holder.end();
    await database.end();
    await publishing;

    if (victims.includes('server')) await start();
    else await until('the database is back', async () => (await send('GET', entryPath)).ok);
    const { published, draft } = await readEntry();
    const isNew = published?.version !== former?.version;
    if (expected !== undefined) expect(isNew).toBe(expected);
    const { content } = (isNew ? published : former) ?? { content: undefined };
    const { priceCents: wanted } = content as { priceCents: number };
    if (isNew) expect(wanted).toBe(priceCents);
    // The draft became the version, or waits still.
    expect(draft === null).toBe(isNew);
    const shown = () => Promise.all([priceOnPage(wanted), priceOnPage(wanted, 'en')]);
    // A node that lost its database follows when it is back.
    if (!victims.includes('server')) await expect.poll(shown, { timeout: 60_000 }).toContain(true);
    expect(await shown()).toEqual([true, true]);
    const again = await send('POST', '/api/admin/catalogue/publish', {});
    expect(again.status).toBe(isNew ? 409 : 200);
  },
);

const versions = async () => {
  const reply = await send('GET', '/api/admin/catalogue/versions');
  return adminVersionsReply.parse(await reply.json()).versions;
};

const STARTS: [string, number][] = [
  ['at', 20],
  ['just after', 250],
];

test.each(STARTS)('killed %s the start of a campaign, it starts once', async (when, afterMs) => {
  const before = (await versions())[0]?.number ?? 0;
  const cents = 5_000 + afterMs;
  const startMs = Date.now() + 1_500;
  const planned = await send('POST', '/api/admin/campaigns', {
    name: { de: when, en: when },
    starts_at: new Date(startMs).toISOString(),
    ends_at: new Date(startMs + 3_600_000).toISOString(),
    offer: { kind: 'prices', prices: [{ product_id: ID, variant: '', price_cents: cents }] },
    is_announced: false,
  });
  expect(planned.status).toBe(201);
  expect(await priceOnPage(cents)).toBe(false);
  await wait(startMs + afterMs - Date.now());
  await shop.end('SIGKILL');

  await start();
  await expect.poll(() => priceOnPage(cents), { timeout: 60_000 }).toBe(true);
  expect((await versions())[0]).toMatchObject({ number: before + 1, note: `Start: ${when}` });
  const { campaigns } = adminCampaignsReply.parse(
    await (await send('GET', '/api/admin/campaigns')).json(),
  );
  const [running] = campaigns.filter(({ state }) => state === 'running');
  if (!running) throw new Error('it does not run');
  const { id, revision } = running;
  const ended = await send('POST', apiPath('/api/admin/campaigns/:id/end', { id }), { revision });
  expect(ended.status).toBe(200);
  await expect.poll(() => priceOnPage(cents), { timeout: 60_000 }).toBe(false);
});
