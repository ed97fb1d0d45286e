import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { listEndpoints } from '#contract/endpoints/endpoint.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { createApp } from '../app.ts';

const test = await openTestShop();

const isGuarded = (path: string) => /^\/api\/admin\//.test(path);
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('endpoints of dashboard and back office', () => {
  it('are guarded each, and no guard is without its endpoint', () => {
    const guarded = listEndpoints(ENDPOINTS).filter(({ path }) => isGuarded(path));
    const routes = test.app.routes.filter(
      ({ method, path }) => isGuarded(path) && method !== 'ALL',
    );
    const handlers = new Map<string, number>();
    for (const route of routes) handlers.set(named(route), (handlers.get(named(route)) ?? 0) + 1);
    expect([...handlers.keys()].toSorted()).toEqual(guarded.map(named).toSorted());
    // The guard and the handler behind it.
    expect([...handlers].filter(([, count]) => count !== 2)).toEqual([]);
    expect(guarded.filter((endpoint) => endpoint.for !== 'admin')).toEqual([]);
  });

  it.each([
    '/api/desk/log',
    '/api/desk/catalogue/versions/1',
    '/api/admin/snapshot',
    '/api/admin/history',
    '/api/admin/orders',
  ])('%s of version 0.1 answers, to admins alone', async (path) => {
    const cookie = await signInAdmin(test);
    expect((await test.request(path, { headers: { cookie } })).status).toBe(200);
    expect((await test.request(path)).status).toBe(401);
  });

  it('are not reached without a row, not even by an admin', async () => {
    const unlisted = () => new Hono().get('/api/admin/unlisted', (c) => c.json({ secret: 1 }));
    const app = createApp(test.shop, [unlisted]);
    const cookie = await signInAdmin(test);
    const reply = await app.request('/api/admin/unlisted', { headers: { cookie } });
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('secret');
  });
});
