/**
 * `node tools/release-fixture.ts CHECKOUT FILE`: starts the shop of another checkout (a release), fills it with
 * an account, orders in several states and mails, and packs its data folder into FILE for
 * `test/releases.test.ts`. `test/fixtures/releases/README.md` says how each file was made.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packFolder } from '#test/packed-folder.ts';
import { fail } from './settings.ts';

const PORT = 34_110;
const READY_MS = 300_000;
const [checkout = '', file = ''] = process.argv.slice(2);
if (file === '') fail('Say where the release is and where its fixture goes: CHECKOUT FILE.');
const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-release-'));
const origin = `http://127.0.0.1:${PORT}`;
const provider = `http://127.0.0.1:${PORT + 1}`;

function start(): ChildProcess {
  return spawn(process.execPath, [path.join(checkout, 'tools', 'start.ts')], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      DATA_DIR: dataDir,
      BASE_URL: origin,
      ADMIN_PASSWORD: 'owner-of-this-shop',
    },
  });
}

async function ready(shop: ChildProcess): Promise<void> {
  const until = performance.now() + READY_MS;
  let said = '';
  shop.stdout?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  while (!said.includes('Ready in')) {
    if (performance.now() > until || shop.exitCode !== null) fail(`It did not start:\n${said}`);
    await pause(100);
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) fail(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const CAP = {
  id: 'pouch-duo',
  name: 'Elvare Pouch',
  price: 107.99,
  quantity: 1,
  image: '',
  selectedColor: 'Rosa,Lila',
  packType: 'duo',
  giftColor: 'Navy',
};

async function checkOut(cookie = '', discountCode?: string): Promise<string> {
  const body = {
    items: [CAP],
    payment_method_types: ['card'],
    ...(discountCode === undefined ? {} : { discountCode }),
  };
  const headers = { 'idempotency-key': randomUUID(), cookie };
  const answer = await post(`${origin}/api/create-checkout`, body, headers);
  const { url } = (await answer.json()) as { url: string };
  return /cs_\w+/.exec(url)?.[0] ?? '';
}

async function fill(): Promise<void> {
  const login = { email: 'lena@kundin.example', password: 'korrektes-pferd' };
  await post(`${origin}/api/auth/sign-up/email`, login);
  const signedIn = await post(`${origin}/api/auth/sign-in/email`, login);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const session of [
    await checkOut(),
    await checkOut(cookie),
    await checkOut(cookie, 'WILLKOMMEN10'),
  ]) {
    await post(`${provider}/_sandbox/sessions/${session}/pay`, {});
  }
  await checkOut();
  await post(`${origin}/api/newsletter`, { email: 'news@kundin.example', language: 'de' });
  // Webhooks, mails and labels of the payments.
  await pause(5_000);
}

const shop = start();
await ready(shop);
await fill();
shop.kill('SIGTERM');
await once(shop, 'exit');
const bytes = await packFolder(dataDir, file);
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${file}: ${bytes} bytes\n`);
