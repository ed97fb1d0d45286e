import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestShop } from '#test/shop.ts';
import { createApp } from './app.ts';
import { readJson } from './http/read-json.ts';

const t = await openTestShop();

describe('the API', () => {
  test('says so when it is not healthy, because jobs are not running', async () => {
    const response = await t.request('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  test('is alive as long as it answers', async () => {
    expect((await t.request('/api/health/live')).status).toBe(200);
  });

  test('answers unknown paths in JSON', async () => {
    const response = await t.request('/api/nothing', { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'We couldn’t find that.', code: 'not_found' });
  });

  test('answers a wrong method with 405', async () => {
    const response = await t.request('/api/health', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  });

  test('answers a bug with 500, logged without what was sent', async () => {
    const app = createApp(t.shop, [
      () =>
        new Hono().post('/api/broken', () => {
          throw new Error('broken for bob@example.com');
        }),
    ]);
    const sent = new Map<string, string>();
    const response = await app.request(
      '/api/broken?name=bob',
      { method: 'POST', body: 'geheim' },
      { outgoing: { setHeader: (name: string, value: string) => sent.set(name, value) } },
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'internal' });
    const line = t.logged.at(-1) ?? '';
    expect(line).toContain('"route":"/api/broken"');
    expect(sent.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(line).toContain(sent.get('x-request-id'));
    expect(line).not.toMatch(/bob@|name=bob|geheim/);
  });

  test.each([
    ['is away', '57P03'],
    ['takes too long for a statement', '57014'],
    ['does not give a lock in time', '55P03'],
  ])('answers 503 while the database %s', async (message, code) => {
    const broken = new Error('Failed query: select 1', {
      cause: Object.assign(new Error(message), { code }),
    });
    const app = createApp(t.shop, [
      () =>
        new Hono().get('/api/broken', () => {
          throw broken;
        }),
    ]);
    const response = await app.request('/api/broken');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  test('takes its language from the page, else from the browser', async () => {
    const error = async (headers: Record<string, string>) =>
      ((await (await t.request('/api/nothing', { headers })).json()) as { error: string }).error;
    const german = 'Das haben wir nicht gefunden.';
    expect(await error({})).toBe(german);
    expect(await error({ 'accept-language': 'fr, en;q=0.8, de;q=0.9' })).toBe(german);
    expect(await error({ 'accept-language': 'en-GB,de;q=0.5' })).not.toBe(german);
    expect(await error({ referer: 'http://localhost:3000/en/caps' })).not.toBe(german);
    expect(await error({ referer: 'http://localhost:3000/caps', 'accept-language': 'en' })).toBe(
      german,
    );
  });
});

describe('bodies', () => {
  const schema = z.strictObject({ name: z.string(), language: z.optional(z.enum(['de', 'en'])) });
  const post = async (body: BodyInit | null, headers: Record<string, string> = {}) => {
    const app = createApp(t.shop, [
      () =>
        new Hono().post('/api/body', async (c) => {
          const read = await readJson(c, schema, { limitBytes: 1000 });
          return read.ok ? c.json(read.value) : read.response;
        }),
    ]);
    const response = await app.request('/api/body', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
    return { status: response.status, body: await response.json() };
  };

  test('are parsed', async () => {
    expect(
      await post('{"name":"x"}', { 'content-type': 'application/json; charset=utf-8' }),
    ).toEqual({
      status: 200,
      body: { name: 'x' },
    });
  });

  test('name the field that is wrong, in their own language', async () => {
    const { body } = await post('{"name":1,"language":"en"}');
    expect(body).toEqual({
      error: 'The request holds an invalid value. (name)',
      code: 'invalid_body',
      field: 'name',
    });
    expect((await post('{"name":"x","more":1}')).body).toMatchObject({
      error: expect.stringContaining('(more)'),
    });
  });

  test('without a length are counted while they come, and not read to their end', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 500;
        controller.enqueue(new Uint8Array(500).fill(32));
      },
    });
    expect(await post(endless)).toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(5000);
  });
});
