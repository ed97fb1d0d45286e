import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { CHROME, createVisitShop, visitIdOf } from '#test/visitors.ts';

/** Beats over HTTP: accepted ones come before the app, everything else gets the app's reply. */
const test = await createVisitShop();
const server = createServer(test.api).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  server.close();
  await test.close();
});

async function beat(id: string, body: unknown, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/active-sessions/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, code: text && JSON.parse(text).code };
}

it('counts an ordinary beat once', async () => {
  const id = visitIdOf('direct');
  const reply = await beat(id, { current_page: '/caps', session_id: id, cart_cents: 1_999 });
  expect(reply).toEqual({ status: 204, code: '' });
  await test.flush();
  expect(await test.rows('SELECT session_id, current_page FROM active_sessions')).toEqual([
    { session_id: id, current_page: '/caps' },
  ]);
});

const page = { current_page: '/' };
it.each<[string, unknown, Record<string, string>, number, string]>([
  [visitIdOf('x'), '{"current_page":', {}, 400, 'invalid_json'],
  [visitIdOf('x'), { ...page, more: 1 }, {}, 400, 'invalid_body'],
  [visitIdOf('x'), { ...page, referrer: '\0' }, {}, 400, 'invalid_body'],
  [visitIdOf('x'), { current_page: '/nowhere' }, {}, 400, 'invalid_body'],
  [visitIdOf('x'), { ...page, session_id: visitIdOf('y') }, {}, 400, 'invalid_body'],
  ['session_x', page, {}, 400, 'invalid_body'],
  [visitIdOf('x'), { ...page, user_agent: 'x'.repeat(1_024) }, {}, 413, 'body_too_large'],
  [visitIdOf('x'), page, { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  [visitIdOf('x'), page, { origin: 'https://elsewhere.example' }, 403, 'foreign_origin'],
])('refuses another one as the app does (%#)', async (id, body, headers, status, code) => {
  expect(await beat(id, body, headers)).toEqual({ status, code });
});

it('refuses too many of one visit', async () => {
  const id = visitIdOf('flood');
  for (let n = 0; n < 30; n += 1) expect((await beat(id, page)).status).toBe(204);
  expect(await beat(id, page)).toEqual({ status: 429, code: 'rate_limited' });
});

it('leaves a bug to the app, which answers and logs it', async () => {
  const { visits } = test.shop.parts;
  const broken = vi.spyOn(visits, 'beat').mockImplementation(() => {
    throw new Error('a bug');
  });
  onTestFinished(() => broken.mockRestore());
  expect(await beat(visitIdOf('bug'), page)).toEqual({ status: 500, code: 'internal' });
});
