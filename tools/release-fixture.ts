/**
 * `node tools/release-fixture.ts CHECKOUT FILE`: starts the shop of another checkout (a release), fills it with
 * an account, orders in several states and mails, and packs its data folder into FILE for
 * `test/releases.test.ts`. `test/fixtures/releases/README.md` says how each file was made.
 */
import { randomUUID } from 'node:crypto';
import { packFolder } from '#test/packed-folder.ts';
import { newPlace, removePlace, ShopProcess } from '#test/running-shop.ts';
import { fail } from './settings.ts';

const [checkout = '', file = ''] = process.argv.slice(2);
if (file === '') fail('Say where the release is and where its fixture goes: CHECKOUT FILE.');
const place = await newPlace();
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

const settings = { BASE_URL: origin, ADMIN_PASSWORD: 'owner-of-this-shop', ELVARE_ONE_BUILD: '' };
const shop = new ShopProcess(place, settings, checkout);
await shop.ready();
await fill();
await shop.end();
const bytes = await packFolder(place.dataDir, file);
removePlace(place);
process.stdout.write(`${file}: ${bytes} bytes\n`);
