/** A shop that is killed while it publishes serves the old version or the new one, whole. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPath } from '../src/api-paths.ts';
import { deskCampaignsReply } from '../src/contract/desk-campaigns.ts';
import { deskEntry } from '../src/contract/desk-catalogue.ts';
import { deskVersionsReply } from '../src/contract/desk-versions.ts';
import { DESK_API } from '../src/desk-paths.ts';
import { formatPrice } from '../src/rules/money.ts';
import { cookieOf } from './logins.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';

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

async function start(): Promise<void> {
  shop = new ShopProcess(at, { ADMIN_PASSWORD: LOGIN.password });
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

const readEntry = async () =>
  deskEntry.parse(await (await send('GET', apiPath(DESK_API.deskEntry, ENTRY))).json());

async function saveDraft(priceCents: number): Promise<void> {
  const { published, draft } = await readEntry();
  const content = { ...(published?.content as object), priceCents, originalCents: 30_000 };
  const body = { content, revision: draft?.revision ?? null, base: published?.version };
  expect((await send('PUT', apiPath(DESK_API.deskDraft, ENTRY), body)).status).toBe(200);
}

const killDatabase = () => {
  const file = path.join(at.dataDir, 'postgres', 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
};

test.each([
  ['at once', 0, false],
  ['after 40 ms', 40, false],
  ['after 150 ms', 150, false],
  ['after 600 ms', 600, false],
  ['after 60 ms, with its database', 60, true],
])('killed %s', async (_when, delayMs, withDatabase) => {
  const priceCents = 20_000 + delayMs;
  const { published: former } = await readEntry();
  await saveDraft(priceCents);
  const publishing = send('POST', DESK_API.deskPublish, {}).catch(() => undefined);
  await wait(delayMs);
  if (withDatabase) killDatabase();
  await shop.end('SIGKILL');
  await publishing;

  await start();
  const { published, draft } = await readEntry();
  const isNew = published?.version !== former?.version;
  const { content } = (isNew ? published : former) ?? { content: undefined };
  const { priceCents: wanted } = content as { priceCents: number };
  if (isNew) expect(wanted).toBe(priceCents);
  // The draft became the version, or waits still.
  expect(draft === null).toBe(isNew);
  for (const lang of ['de', 'en'] as const) {
    const prefix = lang === 'en' ? '/en' : '';
    const html = await (await send('GET', `${prefix}/sneakers/${ID}`)).text();
    expect(html).toContain(formatPrice(wanted, lang));
  }
  const again = await send('POST', DESK_API.deskPublish, {});
  expect(again.status).toBe(isNew ? 409 : 200);
});

const priceOnPage = async (cents: number) => {
  const html = await (await send('GET', `/sneakers/${ID}`)).text();
  return html.includes(formatPrice(cents, 'de'));
};
const versions = async () => {
  const reply = await send('GET', DESK_API.deskVersions);
  return deskVersionsReply.parse(await reply.json()).versions;
};

test.each([
  ['just before', -30],
  ['at', 20],
  ['just after', 250],
])('killed %s the start of a campaign, it starts once', async (when, afterMs) => {
  const before = (await versions())[0]?.number ?? 0;
  const cents = 5_000 + afterMs;
  const startMs = Date.now() + 1_500;
  const planned = await send('POST', DESK_API.deskCampaigns, {
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
  const { campaigns } = deskCampaignsReply.parse(
    await (await send('GET', DESK_API.deskCampaigns)).json(),
  );
  const [running] = campaigns.filter(({ state }) => state === 'running');
  if (!running) throw new Error('it does not run');
  const { id, revision } = running;
  const ended = await send('POST', apiPath(DESK_API.deskCampaignEnd, { id }), { revision });
  expect(ended.status).toBe(200);
  expect(await priceOnPage(cents)).toBe(false);
});
