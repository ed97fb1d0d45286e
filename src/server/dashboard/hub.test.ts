import type { QueryConfig } from 'pg';
import { beforeEach, expect, it, vi } from 'vitest';
import { type DashboardSnapshot, dashboardSnapshot } from '#contract/dashboard.ts';
import { signInAdmin } from '#test/logins.ts';
import { ManualClock } from '#test/manual-clock.ts';
import type { TestShop } from '#test/shop.ts';
import { openVisitShop, visitIdOf } from '#test/visitors.ts';
import { DashboardHub } from './hub.ts';
import { SNAPSHOT } from './snapshot-sql.ts';

/** Tests the hub with a manual clock and a real database. */
const DASHBOARDS = 20;
const SECOND = 1_000;
const soon = { timeout: 20_000, interval: 5 };

let clock: ManualClock;
let hub: DashboardHub;
/** Snapshots read so far. */
let reads: number;

/** Returns the same shop, with its dashboard queries counted in `reads`. */
function counting(shop: TestShop['shop']): TestShop['shop'] {
  const query = async (asked: string | QueryConfig, values?: unknown[]) => {
    if (typeof asked === 'string') return shop.pool.query(asked, values);
    const result = await shop.pool.query(asked);
    if (asked.text === SNAPSHOT) reads += 1;
    return result;
  };
  const pool = new Proxy(shop.pool, {
    get: (of, name) => (name === 'query' ? query : Reflect.get(of, name, of)),
  });
  return { ...shop, pool };
}

const test = await openVisitShop();
const cookie = await signInAdmin(test);
const [user] = await test.rows<{ id: string }>('SELECT user_id AS id FROM user_roles');
const admin = user?.id ?? '';
beforeEach(() => {
  clock = new ManualClock();
  reads = 0;
  hub = new DashboardHub(counting(test.shop), clock);
});

function open() {
  const reader = hub.watch(admin, cookie).getReader();
  const screen = { states: [] as DashboardSnapshot[], said: '', ended: false, close: () => {} };
  screen.close = () => void reader.cancel();
  const read = async () => {
    const decoder = new TextDecoder();
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const said = decoder.decode(value);
      screen.said += said;
      const data = /^id: \d+\ndata: (.*)\n\n$/s.exec(said)?.[1];
      if (data) screen.states.push(dashboardSnapshot.parse(JSON.parse(data)));
    }
    screen.ended = true;
  };
  void read();
  return screen;
}

async function visit(): Promise<void> {
  await test.beat({ id: visitIdOf('hub'), address: `203.0.113.${reads % 250}` }, '/neu');
  await test.flush();
}

/** Advances the clock until the next snapshot has been read. */
async function nextSecond(): Promise<void> {
  const before = reads;
  await vi.waitFor(() => {
    clock.advance(SECOND);
    expect(reads).toBeGreaterThan(before);
  }, soon);
}

it('reads once for twenty dashboards and sends all of them the same', async () => {
  const screens = Array.from({ length: DASHBOARDS }, open);
  await vi.waitFor(() => {
    for (const { states } of screens) expect(states).toHaveLength(1);
  }, soon);
  expect(reads).toBe(1);
  const before = screens[0]?.states[0]?.sessions_today ?? 0;
  // Changes within a second are sent together.
  for (let n = 0; n < 5; n += 1) await visit();
  expect(reads).toBe(1);
  await nextSecond();
  await vi.waitFor(() => {
    for (const { states } of screens) expect(states).toHaveLength(2);
  }, soon);
  expect(screens[0]?.states[1]?.sessions_today).toBe(before + 5);
  expect(new Set(screens.map(({ states }) => JSON.stringify(states.at(-1)))).size).toBe(1);
  for (const { close } of screens) close();
  await vi.waitFor(() => expect(hub.watching).toBe(0), soon);
});

it('sends nothing while nothing changes, and reads nothing while no dashboard is open', async () => {
  const screen = open();
  await vi.waitFor(() => expect(screen.states).toHaveLength(1), soon);
  for (let second = 0; second < 5; second += 1) await nextSecond();
  expect(screen.states).toHaveLength(1);
  screen.close();
  await vi.waitFor(() => expect(hub.watching).toBe(0), soon);
  const before = reads;
  clock.advance(60 * SECOND);
  expect(reads).toBe(before);
});

it('sends a ping every 5 s with the age of the numbers', async () => {
  const screen = open();
  await vi.waitFor(() => expect(screen.states).toHaveLength(1), soon);
  clock.advance(5 * SECOND);
  await vi.waitFor(() => expect(screen.said).toContain('event: ping'), soon);
  const data = /event: ping\ndata: (.*)/.exec(screen.said)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ age_ms: expect.any(Number), now: clock.now() });
  // A dashboard opened later gets the last state and the time at once.
  const later = open();
  await vi.waitFor(() => expect(later.states).toHaveLength(1), soon);
  expect(later.said).toContain('event: ping');
  screen.close();
  later.close();
});

it('checks the rights again every 60 s, in case the notice was lost', async () => {
  const screen = open();
  await vi.waitFor(() => expect(screen.states).toHaveLength(1), soon);
  await test.rows('ALTER TABLE user_roles DISABLE TRIGGER user_roles_tell');
  await test.rows('DELETE FROM user_roles WHERE user_id = $1', [admin]);
  clock.advance(59 * SECOND);
  await nextSecond();
  await vi.waitFor(() => expect(screen.ended).toBe(true), soon);
  expect(screen.said).toContain('event: bye\ndata: rights');
  await test.rows(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [admin]);
  await test.rows('ALTER TABLE user_roles ENABLE TRIGGER user_roles_tell');
});

it('ends the stream of a manager who becomes a packer at once', async () => {
  const become = (role: string) =>
    test.rows('UPDATE user_roles SET role = $2 WHERE user_id = $1', [admin, role]);
  await become('manager');
  const screen = open();
  await vi.waitFor(() => expect(screen.states).toHaveLength(1), soon);
  await become('packer');
  await vi.waitFor(() => expect(screen.ended).toBe(true), soon);
  expect(screen.said).toContain('event: bye\ndata: rights');
  await become('admin');
});

it('ends a stream after half an hour; the page reconnects by itself', async () => {
  const screen = open();
  await vi.waitFor(() => expect(screen.states).toHaveLength(1), soon);
  clock.advance(29 * 60 * SECOND);
  await nextSecond();
  expect(screen.ended).toBe(false);
  clock.advance(60 * SECOND);
  await vi.waitFor(() => expect(screen.ended).toBe(true), soon);
  expect(screen.said).toContain('event: bye\ndata: time');
});
