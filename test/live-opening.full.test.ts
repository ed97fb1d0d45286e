/** A live shop is made by its first start, and one that is killed while it opens is closed or open, whole. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import serving from '#tools/serving.json' with { type: 'json' };
import { DUO } from './cart-items.ts';
import { copyCheckout, EXAMPLE, exampleSettings } from './live-example.ts';
import { cookieOf } from './logins.ts';
import {
  newPlace,
  placeEnvironment,
  ROOT_DIR,
  removePlace,
  type ShopPlace,
  ShopProcess,
} from './running-shop.ts';
import { totpCode } from './totp.ts';
import { until } from './until.ts';

const ROUNDS = 10;
const PASSWORD = 'only-for-this-test';
const UNOPENED = 'noch nicht eröffnet';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 200_000 });

let at: ShopPlace;
let shop: ShopProcess;
let cookie = '';
const settings = exampleSettings();
const checkout = () => path.join(at.dataDir, 'checkout');

async function start(more: Record<string, string> = {}): Promise<void> {
  shop = new ShopProcess(at, { ...settings, ...more }, checkout());
  await shop.ready();
}

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
const post = async (target: string, body: object) => {
  const reply = await send('POST', target, body);
  if (reply.headers.getSetCookie().length > 0) cookie = cookieOf(reply);
  return (await reply.json()) as Record<string, unknown>;
};

async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await findPostgres(at) });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const sells = async () => {
  const { code } = await post('/api/checkout-preview', { items: [DUO] });
  return code !== 'not_open';
};
const saysClosed = async () => (await (await send('GET', '/agb')).text()).includes(UNOPENED);

beforeAll(async () => {
  at = await newPlace();
  copyCheckout(checkout());
});
afterAll(async () => {
  await shop?.end();
  removePlace(at);
});

test('the first start makes an empty shop and tells its login once', async () => {
  await start();
  expect(shop.said).toContain('The live shop is not open yet');
  expect(shop.said).toMatch(/password \S{12,} \(shown only this once\)/);
  expect(await saysClosed()).toBe(true);
  expect((await send('GET', '/produkte')).status).toBe(200);
  expect(await (await send('GET', '/robots.txt')).text()).toContain('Disallow: /\n');
  expect(await sells()).toBe(false);
  expect(await query('select number, by from catalogue_versions')).toEqual([
    { number: 1, by: null },
  ]);
  await shop.end();
  await start();
  expect(shop.said).toContain('The live shop is not open yet');
  expect(shop.said).not.toContain('shown only this once');
});

test(`${ROUNDS} openings that were killed leave it closed or open, and its pages with it`, async () => {
  const run = (tool: string, ...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [serving.preload, path.join(ROOT_DIR, 'tools', tool), ...args],
      { env: placeEnvironment(at, { ...settings, ADMIN_PASSWORD: PASSWORD }) },
    );
  await run('catalogue-import.ts', EXAMPLE, '--replace', '--publish');
  await run('admin-password.ts');
  const login = { email: 'admin@elvare.example', password: PASSWORD };
  await post('/api/auth/sign-in/email', login);
  const { secret } = await post('/api/auth/totp/start', { password: PASSWORD });
  await post('/api/auth/totp/finish', { code: totpCode(String(secret)) });
  expect((await send('GET', '/api/admin/golive')).status).toBe(200);
  const [{ number: before } = { number: 0 }] = await query<{ number: number }>(
    'select max(number) as number from catalogue_versions',
  );
  let openings = 0;
  /** Opens with a proof of a moment ago, however long the rounds before took. */
  const open = async () => {
    await query('update logins set confirmed_at = now()');
    return send('POST', '/api/admin/golive/open', {});
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const opening = open().catch(() => undefined);
    // Checks take most of it; a round of the later ones meets the transaction or what follows.
    await wait(round * 40);
    await shop.end('SIGKILL');
    await opening;
    await start();
    const [row] = await query<{ opened: boolean; number: number }>(
      `select opened_at is not null as opened, (select max(number) from catalogue_versions) as number from live_shops`,
    );
    if (row?.opened) openings += 1;
    expect(row?.number).toBe(before + openings);
    expect(await sells()).toBe(row?.opened);
    await until('pages say so', async () => (await saysClosed()) === !row?.opened);
    await query('update live_shops set opened_at = null, opened_on = null');
    if (row?.opened) {
      await shop.end();
      await start();
    }
  }
  expect((await open()).status).toBe(200);
  await until('pages are open', async () => !(await saysClosed()));
  expect(await sells()).toBe(true);
});
