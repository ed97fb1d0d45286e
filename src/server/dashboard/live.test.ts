import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API } from '#api-paths.ts';
import { type DashboardSnapshot, dashboardSnapshot } from '#contract/dashboard.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { createVisitShop, type VisitShop, visitIdOf } from '#test/visitors.ts';
import { notifyOrders } from '../orders/order-notices.ts';

let test: VisitShop;
beforeAll(async () => {
  test = await createVisitShop();
});
afterAll(() => test.close());

interface Stream {
  readonly response: Response;
  readonly snapshots: DashboardSnapshot[];
  readonly said: string[];
  ended: boolean;
  readonly stop: () => Promise<void>;
}

/** Opens the stream and collects its events. */
async function open(cookie: string): Promise<Stream> {
  const response = await test.request(API.adminLive, { headers: { cookie } });
  const reader = response.body?.getReader();
  const stream: Stream = {
    response,
    snapshots: [],
    said: [],
    ended: false,
    stop: async () => reader?.cancel(),
  };
  const read = async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      for (const event of decoder.decode(chunk.value).split('\n\n').filter(Boolean)) {
        stream.said.push(event);
        const data = /^id: \d+\ndata: (.*)$/s.exec(event)?.[1];
        if (data) stream.snapshots.push(dashboardSnapshot.parse(JSON.parse(data)));
      }
    }
    stream.ended = true;
  };
  if (response.ok) void read();
  return stream;
}

const soon = { timeout: 20_000, interval: 10 };

describe('rights', () => {
  const endpoints = Object.values(API).filter((path) => path.startsWith('/api/admin/'));
  it.each(endpoints)('%s: 401 for visitors, 403 for customers', async (path) => {
    const target = path.replace(/:\w+/, 'x');
    const anonymous = await test.request(target);
    expect([anonymous.status, (await anonymous.json()).code]).toEqual([401, 'not_signed_in']);
    const cookie = await signInCustomer(test, 'kundin@example.org');
    const customer = await test.request(target, { headers: { cookie } });
    expect([customer.status, (await customer.json()).code]).toEqual([403, 'forbidden']);
  });
});

describe('the stream', () => {
  it('sends the state at once, then every change', async () => {
    const stream = await open(await signInAdmin(test));
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    await vi.waitFor(() => expect(stream.snapshots).toHaveLength(1), soon);
    const before = stream.snapshots[0]?.sessions_today ?? 0;
    await test.beat({ id: visitIdOf('watched') }, '/neu');
    await vi.waitFor(() => expect(stream.snapshots.at(-1)?.sessions_today).toBe(before + 1), soon);
    expect(stream.snapshots.at(-1)?.recent_sessions[0]?.page).toBe('/neu');
    await stream.stop();
    expect(test.shop.parts.dashboard.watching).toBe(0);
  });

  it('sends another node’s order at once, without waiting for the next second', async () => {
    const stream = await open(await signInAdmin(test));
    await vi.waitFor(() => expect(stream.snapshots).toHaveLength(1), soon);
    // Waits until the connection that listens is open.
    await vi.waitFor(async () => {
      const rows = await test.rows(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
      );
      expect(rows).toHaveLength(1);
    }, soon);
    await storeOrder(test, { amount: 12_345 });
    await notifyOrders(test.shop);
    await vi.waitFor(() => expect(stream.snapshots.at(-1)?.revenue_today).toBe(12_345), soon);
    await stream.stop();
    await vi.waitFor(async () => {
      const rows = await test.rows(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
      );
      expect(rows).toEqual([]);
    }, soon);
  });

  it('ends at once when the role or the login is removed', async () => {
    const cookie = await signInAdmin(test);
    const other = await signInAdmin(test);
    const [mine, theirs] = [await open(cookie), await open(other)];
    await vi.waitFor(() => expect(theirs.snapshots.length).toBeGreaterThan(0), soon);
    await vi.waitFor(async () => {
      const rows = await test.rows(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
      );
      expect(rows).toHaveLength(1);
    }, soon);
    await test.send('POST', '/api/auth/sign-out', {}, { cookie });
    await vi.waitFor(() => expect(mine.ended).toBe(true), soon);
    expect(theirs.ended).toBe(false);
    await test.rows(`DELETE FROM user_roles`);
    await vi.waitFor(() => expect(theirs.ended).toBe(true), soon);
    expect(theirs.said.at(-1)).toContain('event: bye\ndata: rights');
    await test.rows(
      `INSERT INTO user_roles (user_id, role) SELECT id, 'admin' FROM users WHERE email = $1`,
      [test.shop.settings.adminEmail],
    );
  });
});
