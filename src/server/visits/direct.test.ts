import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHROME, createVisitShop, type VisitShop, visitIdOf } from '#test/visitors.ts';

/** Sends the same requests through node:http and through the app; the replies must be equal. */
let test: VisitShop;
let server: Server;
let origin: string;
beforeAll(async () => {
  test = await createVisitShop();
  server = createServer(test.api).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});
beforeEach(() => test.startOver());

const HEADERS = { 'content-type': 'application/json', 'user-agent': CHROME };

async function overHttp(method: string, path: string, init: RequestInit) {
  const response = await fetch(origin + path, { method, ...init });
  return [response.status, await response.text()] as const;
}

async function throughApp(method: string, path: string, init: RequestInit) {
  const response = await test.app.request(origin + path, { method, ...init });
  return [response.status, await response.text()] as const;
}

const beat = (id: string) => `/api/active-sessions/${id}`;

describe('over node:http', () => {
  it('accepts a beat and a beacon, from the address that the proxy names', async () => {
    const id = visitIdOf('direct');
    const headers = { ...HEADERS, 'x-forwarded-for': '198.51.100.9' };
    const body = JSON.stringify({ current_page: '/neu', referrer: 'https://t.example.com/x' });
    expect(await overHttp('PUT', beat(id), { headers, body })).toEqual([204, '']);
    await test.flush();
    expect(
      await test.rows('SELECT session_id, current_page, referrer FROM active_sessions'),
    ).toEqual([{ session_id: id, current_page: '/neu', referrer: 't.example.com' }]);
    const end = {
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ session_id: id }),
    };
    expect(await overHttp('POST', '/api/cleanup-session', end)).toEqual([204, '']);
    await test.flush();
    expect(await test.present()).toBe(0);
    expect((await overHttp('DELETE', beat(id), { headers }))[0]).toBe(204);
  });

  it('sends the security headers of the app', async () => {
    const id = visitIdOf('headers');
    const body = JSON.stringify({ current_page: '/neu' });
    const init = { method: 'PUT', headers: HEADERS, body };
    const direct = await fetch(origin + beat(id), init);
    const byApp = await test.app.request(origin + beat(id), init);
    for (const name of [
      'x-content-type-options',
      'content-security-policy',
      'referrer-policy',
      'cross-origin-resource-policy',
      'cache-control',
    ]) {
      expect([name, direct.headers.get(name)]).toEqual([name, byApp.headers.get(name)]);
      expect(direct.headers.get(name)).not.toBeNull();
    }
  });

  it('ignores the beat of a page that the browser prerendered and nobody has seen', async () => {
    const headers = { ...HEADERS, 'sec-purpose': 'prefetch;prerender' };
    const body = JSON.stringify({ current_page: '/neu' });
    for (const send of [overHttp, throughApp]) {
      expect(await send('PUT', beat(visitIdOf('unseen')), { headers, body })).toEqual([204, '']);
    }
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([0, 0]);
  });

  const id = visitIdOf('same');
  const good = JSON.stringify({ current_page: '/' });
  it.each<[string, string, string, RequestInit]>([
    ['no JSON', 'PUT', beat(id), { headers: HEADERS, body: '{"a' }],
    ['no body', 'PUT', beat(id), { headers: HEADERS }],
    ['an unknown page', 'PUT', beat(id), { headers: HEADERS, body: '{"current_page":"/x"}' }],
    ['a strange id', 'PUT', beat('abc'), { headers: HEADERS, body: good }],
    ['a query', 'PUT', `${beat(id)}?x=1`, { headers: HEADERS, body: good }],
    ['another type', 'PUT', beat(id), { headers: { 'content-type': 'text/plain' }, body: good }],
    ['too much', 'PUT', beat(id), { headers: HEADERS, body: `"${'x'.repeat(2_000)}"` }],
    [
      'a foreign page',
      'PUT',
      beat(id),
      { headers: { ...HEADERS, origin: 'https://evil.example' }, body: good },
    ],
    ['another method', 'PATCH', beat(id), { headers: HEADERS, body: good }],
    ['a beacon of nothing', 'POST', '/api/cleanup-session', { headers: HEADERS, body: '{}' }],
    [
      'English, please',
      'PUT',
      beat(id),
      { headers: { ...HEADERS, 'accept-language': 'en' }, body: '{}' },
    ],
  ])('replies to %s as the app does', async (_name, method, path, init) => {
    expect(await overHttp(method, path, init)).toEqual(await throughApp(method, path, init));
  });

  it('refuses a flood like the app, with Retry-After', async () => {
    const flood = visitIdOf('flood');
    const init = { method: 'PUT', headers: HEADERS, body: good };
    for (let n = 0; n < 30; n += 1) await fetch(origin + beat(flood), init);
    const answers = [
      await fetch(origin + beat(flood), init),
      await test.app.request(origin + beat(flood), init),
    ];
    const told = await Promise.all(
      answers.map(async (answer) => [
        answer.status,
        await answer.text(),
        ...['content-type', 'content-language', 'retry-after', 'cache-control'].map((header) =>
          answer.headers.get(header),
        ),
      ]),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.[0]).toBe(429);
  });
});
