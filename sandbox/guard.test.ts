import { request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { checkout, control, type TestSandbox, testSandbox } from '#test/sandbox.ts';
import { viewKeyOf } from './guard.ts';

const KEY = 'the-key-of-this-sandbox';

let sandbox: TestSandbox;
afterEach(() => sandbox.end());

/** The status of a request to an address under another host name. */
function statusFor(url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, failed) => {
    const sent = request(url, { headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', failed);
    sent.end();
  });
}

it('answers under its own names and addresses only', async () => {
  sandbox = await testSandbox({ baseUrl: 'http://shop.lan:3001' });
  const { apiUrl, inboxUrl } = sandbox;
  const state = `${apiUrl}/_sandbox/state`;
  const messages = `${inboxUrl}/api/messages`;
  for (const host of [
    '127.0.0.1:3001',
    'localhost',
    'SHOP.lan:3001',
    '192.168.1.7:3001',
    '[::1]',
  ]) {
    expect([host, await statusFor(state, { host })]).toEqual([host, 200]);
  }
  for (const host of ['rebound.example', 'localhost.rebound.example:3001', 'a b']) {
    expect([host, await statusFor(state, { host })]).not.toEqual([host, 200]);
    expect([host, await statusFor(messages, { host })]).not.toEqual([host, 200]);
  }
});

it('gives its handles to whoever has the key, when there is one', async () => {
  sandbox = await testSandbox({ controlKey: KEY });
  const state = `${sandbox.apiUrl}/_sandbox/state`;
  const status = (key: string) => statusFor(state, { 'x-sandbox-key': key });
  expect(await Promise.all(['', 'x', `${KEY}x`].map(status))).toEqual([403, 403, 403]);
  expect(await status(KEY)).toBe(200);
  expect((await sandbox.stripe.checkout.sessions.list()).data).toEqual([]);
});

it('says livemode where its key is a live one', async () => {
  sandbox = await testSandbox({ apiKey: 'sk_live_of_this_data_folder' });
  const { stripe } = sandbox;
  const session = await stripe.checkout.sessions.create(checkout());
  expect(session).toMatchObject({ id: expect.stringMatching(/^cs_live_/), livemode: true });
  await control(sandbox, `/sessions/${session.id}/pay`);
  const events = await stripe.events.list();
  expect(JSON.stringify(events.data)).toContain('"livemode":true');
  expect(JSON.stringify(events.data)).not.toContain('"livemode":false');
});

it('shows payments to whoever opened the printed link, and answers to its own key', async () => {
  const apiKey = 'sk_test_of_this_data_folder';
  sandbox = await testSandbox({ apiKey });
  const api = (key: string) =>
    statusFor(`${sandbox.apiUrl}/v1/events`, { authorization: `Bearer ${key}` });
  expect([await api('sk_test_sandbox'), await api(apiKey)]).toEqual([401, 200]);
  const page = async (path: string, cookie = '') => {
    const response = await fetch(`${sandbox.apiUrl}${path}`, {
      headers: { cookie, 'accept-language': 'en' },
      redirect: 'manual',
    });
    const given = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { given, isShown: (await response.text()).includes('Latest checkouts') };
  };
  expect((await page('/')).isShown).toBe(false);
  const wrong = await page('/?key=x');
  expect((await page('/', wrong.given)).isShown).toBe(false);
  const { given } = await page(`/?key=${viewKeyOf(apiKey)}`);
  expect((await page('/', given)).isShown).toBe(true);
});
