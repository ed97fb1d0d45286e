import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { API } from '#api-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { createApp } from '../app.ts';
import { ADMIN_ENDPOINTS } from './admin-guard.ts';

const test = await openTestShop();

const isGuarded = (path: string) => /^\/api\/(admin|desk)\//.test(path);
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('endpoints of dashboard and back office', () => {
  it('have a row each in the table of roles, and no row is without its endpoint', () => {
    const routes = test.app.routes.filter(
      ({ method, path }) => isGuarded(path) && method !== 'ALL',
    );
    const handlers = new Map<string, number>();
    for (const route of routes) handlers.set(named(route), (handlers.get(named(route)) ?? 0) + 1);
    expect([...handlers.keys()].toSorted()).toEqual(ADMIN_ENDPOINTS.map(named).toSorted());
    // The guard and the handler behind it.
    expect([...handlers].filter(([, count]) => count !== 2)).toEqual([]);
    const paths = Object.values({ ...API, ...DESK_API }).filter(isGuarded);
    expect(paths.filter((path) => !ADMIN_ENDPOINTS.some((row) => row.path === path))).toEqual([]);
  });

  it('name at least one role each', () => {
    expect(ADMIN_ENDPOINTS.filter(({ roles }) => roles.length === 0)).toEqual([]);
  });

  it('are not reached without a row, not even by an admin', async () => {
    const unlisted = () => new Hono().get('/api/desk/unlisted', (c) => c.json({ secret: 1 }));
    const app = createApp(test.shop, [unlisted]);
    const cookie = await signInAdmin(test);
    const reply = await app.request('/api/desk/unlisted', { headers: { cookie } });
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('secret');
  });
});
