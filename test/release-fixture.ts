/**
 * `node test/release-fixture.ts CHECKOUT VERSION`: starts the shop of a checkout (a release), fills it with an
 * account, orders in several states and mails, backs it up and packs its data folder, for `test/releases.test.ts`.
 * `test/fixtures/releases/README.md` says how each file was made.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, ROOT_DIR } from '#tools/settings.ts';
import { packFolder } from './packed-folder.ts';
import { newPlace, placeEnvironment, removePlace, ShopProcess } from './running-shop.ts';

const [checkout = '', version = ''] = process.argv.slice(2);
if (version === '') fail('Say where the release is and what it is called: CHECKOUT VERSION.');
const file = path.join(ROOT_DIR, 'test', 'fixtures', 'releases', version);
const place = await newPlace();
const backups = mkdtempSync(path.join(tmpdir(), 'elvare-backups-'));
const origin = `http://127.0.0.1:${place.port}`;
const provider = `http://127.0.0.1:${place.sandboxPort}`;

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

/** Pays and waits for the order, so that numbers follow each other. */
async function pay(session: string): Promise<void> {
  await post(`${provider}/_sandbox/sessions/${session}/pay`, {});
  for (;;) {
    const { status } = await (await fetch(`${origin}/api/checkout/${session}`)).json();
    if (status === 'paid') return;
    await pause(500);
  }
}

async function fill(): Promise<void> {
  const login = { email: 'lena@kundin.example', password: 'korrektes-pferd' };
  await post(`${origin}/api/auth/sign-up/email`, login);
  const signedIn = await post(`${origin}/api/auth/sign-in/email`, login);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await pay(await checkOut());
  await pay(await checkOut(cookie));
  await pay(await checkOut(cookie, 'WILLKOMMEN10'));
  await checkOut();
  await post(`${origin}/api/newsletter`, { email: 'news@kundin.example', language: 'de' });
  // Webhooks, mails and labels of the payments.
  await pause(5_000);
}

const settings = {
  BASE_URL: origin,
  ADMIN_PASSWORD: 'owner-of-this-shop',
  BACKUP_TO: backups,
  ELVARE_ONE_BUILD: '',
};

/** Runs `npm run backup` of the release and returns what it prints; types a key that it shows back. */
async function runBackup(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [path.join(checkout, 'tools', 'backup.ts'), ...args], {
    cwd: checkout,
    env: placeEnvironment(place, settings),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
    const keys = KEYS.exec(said)?.[0];
    if (keys !== undefined) child.stdin.end(`${keys}\n`);
  });
  await once(child, 'close');
  return said;
}

/** Recovery key and signer line. */
const KEYS = /AGE-SECRET-KEY-1\w+\nELVARE-SIGNER-\w+\n/;

const shop = new ShopProcess(place, settings, checkout);
await shop.ready();
await fill();
const [keys = ''] = KEYS.exec(await runBackup('key')) ?? [];
writeFileSync(`${file}.key.txt`, keys);
const [, backup = ''] = /Good: (\S+) in/.exec(await runBackup()) ?? [];
copyFileSync(path.join(backups, backup), `${file}.tar.zst.age`);
await shop.end();
const bytes = await packFolder(place.dataDir, `${file}.tar.zst`);
removePlace(place);
rmSync(backups, { recursive: true });
process.stdout.write(`${file}.tar.zst: ${bytes} bytes\n`);
