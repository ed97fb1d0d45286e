/** Firm and pages that change under load on two nodes, and a kill amid each: no document mixes two versions. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiPath } from '#api-path.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import { cookieOf } from './logins.ts';
import { newPlace, removePlace, type ShopPlace, ShopProcess } from './running-shop.ts';

const LOGIN = { email: 'admin@elvare.example', password: 'only-for-this-test' };
const FIRM = { kind: 'firm', id: 'firm' };
const HELP = { kind: 'page', id: 'help' };
const ROUNDS = 10;

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

let at: ShopPlace;
let shop: ShopProcess;
let cookie = '';

const send = (method: string, target: string, body?: object) =>
  fetch(`http://127.0.0.1:${at.port}${target}`, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${at.port}`,
      // Each request may reach another node.
      connection: 'close',
      cookie,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

async function start(): Promise<void> {
  shop = new ShopProcess(at, { ADMIN_PASSWORD: LOGIN.password, WORKERS: '2' });
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

async function read(entry: { kind: string; id: string }) {
  const reply = await send('GET', apiPath('/api/admin/catalogue/entries/:kind/:id', entry));
  return reply.ok ? adminEntry.parse(await reply.json()) : undefined;
}

/** Gives both entries the mark of a round. */
async function draft(round: number): Promise<void> {
  for (const entry of [FIRM, HELP]) {
    const known = await read(entry);
    const content = (known?.published?.content ?? {}) as { description?: object };
    const marked =
      entry === FIRM
        ? { ...content, street: `Marke ${round}`, city: `${20_000 + round} Marke ${round}` }
        : { ...content, description: { de: `Marke ${round}.`, en: `Mark ${round}.` } };
    const seen = {
      revision: known?.draft?.revision ?? null,
      base: known?.published?.version ?? null,
    };
    const path = apiPath('/api/admin/catalogue/entries/:kind/:id/draft', entry);
    const saved = await send('PUT', path, { content: marked, ...seen });
    expect(saved.status).toBe(200);
  }
}

/** Returns the marks that a document has; the help page has both, the imprint those of the firm. */
async function marksOn(pathname: string): Promise<readonly number[]> {
  const reply = await send('GET', pathname);
  expect(reply.status).toBe(200);
  const marks = [...(await reply.text()).matchAll(/Marke (\d+)/g)].map(([, mark]) => Number(mark));
  return [...new Set(marks)];
}

const PAGES = ['/hilfe', '/impressum'];

test('documents of two nodes under load never mix two versions, also around a kill', async () => {
  await draft(0);
  expect((await send('POST', '/api/admin/catalogue/publish', {})).status).toBe(200);
  await expect.poll(() => marksOn('/impressum'), { timeout: 60_000 }).toEqual([0]);
  let last = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await draft(round);
    const publishing = send('POST', '/api/admin/catalogue/publish', {}).catch(() => undefined);
    const mixed: string[] = [];
    let isOver = false;
    const load = PAGES.map(async (page) => {
      while (!isOver) {
        const marks = await marksOn(page).catch(() => undefined);
        if (marks && marks.length > 1) mixed.push(`${page}: ${marks.join()}`);
      }
    });
    await wait(round * 70);
    await shop.end('SIGKILL');
    isOver = true;
    await Promise.all([...load, publishing]);
    expect(mixed).toEqual([]);
    await start();
    const firm = await read(FIRM);
    const isNew = firm?.draft === null;
    // Both entries became the version, or none.
    expect((await read(HELP))?.draft === null).toBe(isNew);
    const now = isNew ? round : last;
    for (const page of PAGES) {
      await expect.poll(() => marksOn(page), { timeout: 60_000 }).toEqual([now]);
    }
    if (!isNew) expect((await send('POST', '/api/admin/catalogue/publish', {})).status).toBe(200);
    await expect.poll(() => marksOn('/impressum'), { timeout: 60_000 }).toEqual([round]);
    last = round;
  }
});
