/**
 * The restore drill: a shop sells, is backed up while it sells, sells on, loses its machine, and is restored
 * elsewhere. Real processes, a real data folder, and a payment provider that remembers.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '#rules/money.ts';
import { type Sandbox, startSandbox } from '#sandbox/start.ts';
import { SANDBOX_KEY } from '#server/env.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import { findPostgres } from '#server/postgres/find-postgres.ts';
import { MailGate } from './gates.ts';
import { cookieOf } from './logins.ts';
import { checkoutIdOf, DUO, type InboxMail, METHODS } from './payments.ts';
import { PublishAdmin } from './publish-shop.ts';
import { newPlace, ROOT_DIR, type ShopPlace, ShopProcess } from './running-shop.ts';
import { until } from './until.ts';

const WEBHOOK_SECRET = 'whsec_of_the_restored_shop';
const OWNER = { email: 'admin@elvare.example', password: 'owner-of-this-shop' };
const SNEAKER = { kind: 'product', id: 'kiez-low-navy' } as const;
const CUSTOMER = { email: 'lena@kundin.example', password: 'korrektes-pferd' };

const folder = mkdtempSync(path.join(tmpdir(), 'elvare-drill-'));
let sandbox: Sandbox;
let mail: MailGate;
let place: ShopPlace;
let settings: Record<string, string>;
let shop: ShopProcess;
let key = '';

const origin = () => `http://127.0.0.1:${place.port}`;
const post = (to: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin()}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A cart is paid on the hosted page; the webhook may or may not reach the shop. */
async function sell(): Promise<string> {
  const answer = await post(
    '/api/create-checkout',
    { items: [DUO], ...METHODS },
    { 'idempotency-key': randomUUID() },
  );
  const id = checkoutIdOf(((await answer.json()) as { url: string }).url);
  await fetch(`${sandbox.apiUrl}/_sandbox/sessions/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return id;
}

/** Runs a tool as `npm run` does; `answers` gets what it printed and returns what is typed. */
function tool(name: string, args: string[], answer: (said: string) => string | undefined) {
  const child = spawn(process.execPath, [path.join(ROOT_DIR, 'tools', `${name}.ts`), ...args], {
    env: { ...shopEnv(), ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let isAnswered = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
      const typed = isAnswered ? undefined : answer(said);
      if (typed === undefined) return;
      isAnswered = true;
      child.stdin.end(`${typed}\n`);
    });
  }
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, ended };
}

const shopEnv = () => ({
  ...process.env,
  PORT: String(place.port),
  DATA_DIR: place.dataDir,
});
const noAnswer = () => undefined;

/** Rows of the shop's own database, while it runs. */
async function rows<T extends pg.QueryResultRow>(query: string): Promise<T[]> {
  const connectionString = await findPostgres({ dataDir: place.dataDir });
  const client = new pg.Client({ connectionString });
  await client.connect();
  const found = await client.query<T>(query);
  await client.end();
  return found.rows;
}

interface OrderLine {
  number: number;
  amount: number;
  session: string;
}
const paidOrders = () =>
  rows<OrderLine>(
    `select number, amount, checkout_session_id as session from orders
     where status = 'paid' order by number`,
  );
const inbox = async () =>
  (await (await fetch(`${sandbox.inboxUrl}/api/messages`)).json()) as InboxMail[];

beforeAll(async () => {
  place = await newPlace();
  sandbox = await startSandbox({
    dataDir: path.join(folder, 'provider'),
    webhookUrl: `${origin()}/api/stripe-webhook`,
    webhookSecret: WEBHOOK_SECRET,
    webhookRetryDelaysMs: [100, 200],
  });
  mail = new MailGate(sandbox.smtpUrl);
  settings = {
    BASE_URL: origin(),
    ADMIN_PASSWORD: OWNER.password,
    STRIPE_SECRET_KEY: SANDBOX_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: sandbox.apiUrl,
    SMTP_URL: await mail.open(),
    SALE_MAILS: 'off',
    BACKUP_TO: path.join(folder, 'backups'),
  };
  shop = new ShopProcess(place, settings);
  await shop.ready();
}, 120_000);

afterAll(async () => {
  await shop.end('SIGTERM');
  await mail.close();
  await sandbox.close();
  for (const gone of [folder, place.dataDir]) rmSync(gone, { recursive: true, force: true });
});

test('no backup is made before its recovery key was typed back', async () => {
  const early = await tool('backup', [], noAnswer).ended;
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('no recovery key') });
  const wrong = tool('backup', ['key'], (said) =>
    said.includes('back: ') ? 'nonsense' : undefined,
  );
  expect(await wrong.ended).toMatchObject({ code: 1 });
  const made = tool('backup', ['key'], (said) => {
    key = /AGE-SECRET-KEY-1\w+\nELVARE-SIGNER-\w+/.exec(said)?.[0] ?? '';
    return said.includes('back: ') ? key : undefined;
  });
  expect((await made.ended).code).toBe(0);
  expect(key).not.toBe('');
}, 60_000);

test('a machine that is lost comes back to the cent', async () => {
  const backOffice = new PublishAdmin(origin(), origin());
  await backOffice.signIn(OWNER);
  await backOffice.saveDraft(SNEAKER, { priceCents: 12_345, originalCents: 20_000 });
  await backOffice.publish();
  await backOffice.saveDraft(SNEAKER, { priceCents: 12_222 });
  await post('/api/auth/sign-up/email', CUSTOMER);
  const login = cookieOf(await post('/api/auth/sign-in/email', CUSTOMER));
  await sell();
  await until(
    'the first confirmation is sent',
    async () =>
      (await rows("select 1 from mails where kind = 'order-confirmation' and sent_at is not null"))
        .length === 1,
  );
  // The next mail does not get out before the machine is lost.
  const stuck = mail.hold('greeting');
  await sell();
  await stuck.reached;

  // It sells while the backup is made.
  let isMade = false;
  const during: string[] = [];
  const made = tool('backup', [], noAnswer).ended.finally(() => {
    isMade = true;
  });
  while (!isMade) {
    // One address may open 20 payment pages a minute.
    if (during.length < 10) during.push(await sell());
    else await wait(50);
  }
  const { code, said } = await made;
  expect({ code, said }).toMatchObject({ code: 0 });
  const name = /Good: (\S+) in/.exec(said)?.[1] ?? '';
  expect(existsSync(path.join(folder, 'backups', name))).toBe(true);

  const later = [await sell(), await sell()];
  await until('the last sale is paid', async () =>
    (await paidOrders()).some(({ session }) => session === later[1]),
  );
  const before = await paidOrders();
  const secret = readFileSync(path.join(place.dataDir, 'secrets', 'auth'), 'utf8');
  const pid = Number(
    readFileSync(path.join(place.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  await shop.end('SIGKILL');
  process.kill(pid, 'SIGKILL');
  rmSync(place.dataDir, { recursive: true, force: true });
  const sentBefore = (await inbox()).length;

  // Another machine: another folder, and the address of the shop.
  const elsewhere = await newPlace();
  place = { ...elsewhere, port: place.port };
  // A start that was refused meanwhile has made a secret of its own.
  mkdirSync(path.join(place.dataDir, 'secrets'));
  writeFileSync(path.join(place.dataDir, 'secrets', 'auth'), 'x'.repeat(43));
  const restored = await tool('restore', [path.join(folder, 'backups', name)], (text) =>
    text.includes('file: ') ? key : undefined,
  ).ended;
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });
  expect(readFileSync(path.join(place.dataDir, 'secrets', 'auth'), 'utf8')).toBe(secret);
  const again = await tool('restore', [path.join(folder, 'backups', name)], (text) =>
    text.includes('file: ') ? key : undefined,
  ).ended;
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('holds a shop already') });

  shop = new ShopProcess(place, settings);
  await shop.ready();
  // Its pages have the published range, and the draft waits.
  for (const [prefix, lang] of [
    ['', 'de'],
    ['/en', 'en'],
  ] as const) {
    const page = await fetch(`${origin()}${prefix}/sneakers/${SNEAKER.id}`);
    expect(await page.text()).toContain(formatPrice(12_345, lang));
  }
  expect(
    await rows(
      "select content->>'priceCents' as cents, base_version as base from catalogue_drafts",
    ),
  ).toEqual([{ cents: '12222', base: 2 }]);
  await until(
    'the restored shop is reconciled',
    async () => (await rows('select 1 from restores where reconciled_at is not null')).length === 1,
  );
  const after = await paidOrders();
  const byMoney = (orders: OrderLine[]) =>
    orders.map(({ session, amount }) => `${session} ${amount}`).toSorted();
  expect(byMoney(after)).toEqual(byMoney(before));
  expect(new Set(after.map(({ number }) => number)).size).toBe(after.length);
  // A payment that carried its number has it again.
  const stripe = createStripe({
    secretKey: SANDBOX_KEY,
    webhookSecret: '',
    apiUrl: sandbox.apiUrl,
  });
  const numbers = new Map(before.map(({ session, number }) => [session, number]));
  for (const { session, number } of after) {
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session);
    const { metadata } = await stripe.paymentIntents.retrieve(String(intent));
    if (metadata['order_number']) expect(number).toBe(numbers.get(session));
  }

  // The login goes on, and a new sale takes a number that nobody had.
  const me = await fetch(`${origin()}/api/auth/session`, { headers: { cookie: login } });
  expect(await me.json()).toMatchObject({ session: { user: { email: CUSTOMER.email } } });
  const next = await sell();
  await until('a new sale is paid', async () =>
    (await paidOrders()).some(({ session }) => session === next),
  );
  const highest = Math.max(...before.map(({ number }) => number));
  expect((await paidOrders()).find(({ session }) => session === next)?.number).toBeGreaterThan(
    highest,
  );
  await until('its confirmation is sent', async () =>
    (await inbox()).slice(0, -sentBefore).some(({ to }) => to[0] !== OWNER.email),
  );

  // Held mails go out once, when the owner releases them.
  const admin = cookieOf(await post('/api/auth/sign-in/email', OWNER));
  const status = await fetch(`${origin()}/api/admin/backup`, { headers: { cookie: admin } });
  const { restore } = (await status.json()) as {
    restore: { held_mails: number; reconciled: boolean };
  };
  expect(restore).toMatchObject({ reconciled: true });
  expect(restore.held_mails).toBeGreaterThan(0);
  const released = await post('/api/admin/backup/release-mails', {}, { cookie: admin });
  expect(await released.json()).toEqual({ released: restore.held_mails });
  await until(
    'every mail is sent',
    async () => (await rows('select 1 from mails where sent_at is null')).length === 0,
  );
}, 180_000);
