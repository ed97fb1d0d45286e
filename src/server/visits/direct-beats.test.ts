import { expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '#test/temporary.ts';
import { CHROME, openVisitShop, visitIdOf } from '#test/visitors.ts';

/** Beats over HTTP: accepted ones come before the app, everything else gets the app's reply. */
const test = await openVisitShop();
const origin = await serve(test.api);

async function beat(id: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/active-sessions/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isApp = response.headers.has('x-request-id');
  return { status: response.status, isApp, ...(text && { code: JSON.parse(text).code }) };
}

it('counts an ordinary beat once, without the app', async () => {
  const id = visitIdOf('direct');
  const reply = await beat(id, { current_page: '/caps', session_id: id, cart_cents: 1_999 });
  expect(reply).toEqual({ status: 204, isApp: false });
  await test.flush();
  expect(await test.rows('SELECT session_id, current_page FROM active_sessions')).toEqual([
    { session_id: id, current_page: '/caps' },
  ]);
});

const page = { current_page: '/' };
it('takes a beat whose JSON names its charset without the app, too', async () => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const reply = await beat(visitIdOf('charset'), page, headers);
  expect(reply).toEqual({ status: 204, isApp: false });
});

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
  expect(await beat(id, body, headers)).toEqual({ status, isApp: true, code });
});

it('refuses too many of one visit', async () => {
  const id = visitIdOf('flood');
  for (let n = 0; n < 30; n += 1) expect((await beat(id, page)).status).toBe(204);
  expect(await beat(id, page)).toMatchObject({ status: 429, code: 'rate_limited' });
});

it('leaves a bug to the app, which answers and logs it', async () => {
  const { visits } = test.shop.parts;
  const broken = vi.spyOn(visits, 'beat').mockImplementation(() => {
    throw new Error('a bug');
  });
  onTestFinished(() => broken.mockRestore());
  expect(await beat(visitIdOf('bug'), page)).toMatchObject({ status: 500, code: 'internal' });
});
