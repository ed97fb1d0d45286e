import { describe, expect, it, vi } from 'vitest';
import { type DashboardSnapshot, dashboardSnapshot } from '#contract/dashboard.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openVisitShop, visitIdOf } from '#test/visitors.ts';
import { notifyOrders } from '../orders/order-notices.ts';

const test = await openVisitShop();

interface Stream {
  readonly response: Response;
  readonly snapshots: DashboardSnapshot[];
  readonly said: string[];
  ended: boolean;
  readonly stop: () => Promise<void>;
}

/** Opens the stream and collects its events. */
async function open(cookie: string): Promise<Stream> {
  const response = await test.request('/api/admin/dashboard/live', { headers: { cookie } });
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

/** Waits until so many connections listen. */
const listeners = (count: number) =>
  vi.waitFor(async () => {
    const rows = await test.rows(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    expect(rows).toHaveLength(count);
  }, soon);

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
    await listeners(1);
    await storeOrder(test, { amount: 12_345 });
    await notifyOrders(test.shop);
    await vi.waitFor(() => expect(stream.snapshots.at(-1)?.revenue_today).toBe(12_345), soon);
    await stream.stop();
    await listeners(0);
  });

  it('sends what waits for somebody, and a marker that changes with it', async () => {
    await test.rows('DELETE FROM orders');
    const stream = await open(await signInAdmin(test));
    const work = () => stream.snapshots.at(-1)?.work;
    await vi.waitFor(() => expect(work()).toBeDefined(), soon);
    const before = work();
    const createdAt = Date.parse('2026-11-21T08:00:00Z');
    const id = await storeOrder(test, { createdAt });
    await test.rows(
      `INSERT INTO order_events (order_id, kind, cause) VALUES ('${id}', 'paid', 'webhook')`,
    );
    await test.rows(
      `INSERT INTO contact_messages (id, first_name, last_name, email, subject, message, language)
       VALUES (gen_random_uuid(), 'Mia', '', 'mia@example.org', 'Hallo', 'Hallo', 'de')`,
    );
    await test.rows(
      `INSERT INTO withdrawals (id, name, order_number, email, language, declared_at, done_at)
       SELECT gen_random_uuid(), 'Mia', '1', 'mia@example.org', 'de', at, done FROM (VALUES
         (timestamptz '2026-11-02 22:30Z', null), ('2026-11-03T10:00Z', null),
         ('2026-11-01T10:00Z', timestamptz '2026-11-04 10:00Z')) AS declared (at, done)`,
    );
    await vi.waitFor(() => expect(work()?.open_messages).toBe(1), soon);
    await vi.waitFor(() => expect(work()?.open_returns).toBe(2), soon);
    expect(work()?.return_due_on).toBe('2026-11-16');
    expect(work()?.changes.returns).not.toBe(before?.changes.returns);
    await vi.waitFor(() => expect(work()?.to_pack).toBe(1), soon);
    expect(work()?.oldest_to_pack).toBe(new Date(createdAt).toISOString());
    expect(work()?.newest_number).toBe(1_000);
    expect(work()?.changes.orders).not.toBe(before?.changes.orders);
    expect(work()?.changes.messages).not.toBe(before?.changes.messages);
    expect(work()?.changes.alerts).toBe(before?.changes.alerts);
    await stream.stop();
  });

  it('ends at once when the role or the login is removed', async () => {
    const cookie = await signInAdmin(test);
    const other = await signInAdmin(test);
    const [mine, theirs] = [await open(cookie), await open(other)];
    await vi.waitFor(() => expect(theirs.snapshots.length).toBeGreaterThan(0), soon);
    await listeners(1);
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
