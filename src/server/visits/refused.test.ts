import { beforeEach, describe, expect, it } from 'vitest';
import { type Browser, CHROME, openVisitShop, visitIdOf } from '#test/visitors.ts';

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
beforeEach(() => test.startOver());

describe('refused', () => {
  const id = visitIdOf('refused');
  const good = { current_page: '/' };
  it.each([
    [
      'an unknown product',
      'PUT',
      `/api/active-sessions/${id}`,
      { current_page: '/sneakers/unknown' },
      400,
      'invalid_body',
    ],
    [
      'an absolute address',
      'PUT',
      `/api/active-sessions/${id}`,
      { current_page: 'https://evil.example/' },
      400,
      'invalid_body',
    ],
    [
      'a cart below zero',
      'PUT',
      `/api/active-sessions/${id}`,
      { ...good, cart_cents: -1 },
      400,
      'invalid_body',
    ],
    ['a beacon without id', 'POST', '/api/cleanup-session', {}, 400, 'invalid_body'],
    ['another method', 'POST', `/api/active-sessions/${id}`, good, 405, 'method_not_allowed'],
  ])('%s', async (_name, method, path, body, status, code) => {
    const response = await test.send(method, path, body, { 'user-agent': CHROME });
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    await test.flush();
    expect(await test.rows('SELECT * FROM active_sessions')).toEqual([]);
  });

  it.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a foreign page: %j', async (headers) => {
    for (const [method, path, body] of [
      ['PUT', `/api/active-sessions/${id}`, good],
      ['DELETE', `/api/active-sessions/${id}`, {}],
      ['POST', '/api/cleanup-session', { session_id: id }],
    ] as const) {
      const response = await test.send(method, path, body, headers);
      expect([response.status, (await response.json()).code]).toEqual([403, 'foreign_origin']);
    }
  });

  it('a flood: one visit’s beats, one address’s beats and one address’s made-up visits', async () => {
    const one = { id: visitIdOf('flood'), address: '198.51.100.1' };
    const statusesOf = async (browsers: readonly Browser[]) =>
      (await Promise.all(browsers.map((browser) => test.beat(browser, '/')))).map(
        ({ status }) => status,
      );
    const many = await statusesOf(Array.from({ length: 40 }, () => one));
    expect(many).toEqual([...Array(30).fill(204), ...Array(10).fill(429)]);
    const made = Array.from({ length: 400 }, () => ({
      id: visitIdOf('madeup'),
      address: '198.51.100.2',
    }));
    const accepted = (await statusesOf(made)).filter((status) => status === 204);
    expect(accepted).toHaveLength(120);
    // Another address is not limited by it.
    const other = await test.beat({ id: visitIdOf('other'), address: '198.51.100.3' }, '/');
    expect(other.status).toBe(204);
  });
});
