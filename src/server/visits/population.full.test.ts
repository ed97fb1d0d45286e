import { afterAll, beforeAll, expect, it } from 'vitest';
import { dashboardSnapshot } from '#contract/dashboard.ts';
import { signInAdmin } from '#test/logins.ts';
import { CHROME, createVisitShop, IPHONE, type VisitShop } from '#test/visitors.ts';

/**
 * Simulates 10,000 visitors over half an hour: they change pages, reload, leave or
 * stop sending beats; every fifth shares an address with others. The dashboard's numbers are compared with
 * the simulated truth.
 */
const VISITORS = 10_000;
const SPAN_S = 30 * 60;
const BEAT_S = 30;
const ACTIVE_S = 5 * 60;
const PAGES = ['/', '/sneakers', '/products/pouch', '/trikots', '/neu', '/caps', '/hilfe'];
const REFERRERS = ['Direct', 'https://www.instagram.com/', 'https://google.com/', 'https://t.co/'];

/** Seeded random numbers from 0 to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Step {
  readonly at: number;
  readonly visitor: number;
  readonly id: string;
  readonly page: string;
  readonly kind: 'beat' | 'leave';
}

interface Truth {
  readonly steps: Step[];
  readonly opened: Map<string, number>;
  readonly cameFrom: Map<string, number>;
  active: number;
}

const add = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);
const hostOf = (visitor: number) => {
  const referrer = REFERRERS[visitor % REFERRERS.length] ?? 'Direct';
  return referrer === 'Direct' ? referrer : new URL(referrer).hostname.replace('www.', '');
};
/** Every fifth visitor sits in an office of twenty behind one address and with one browser. */
const addressOf = (visitor: number) =>
  visitor % 5 === 0
    ? `10.1.0.${Math.floor(visitor / 100)}`
    : `10.2.${visitor >> 8}.${visitor & 255}`;

function live(truth: Truth, visitor: number, random: () => number): void {
  const pick = () => PAGES[Math.floor(random() * PAGES.length)] ?? '/';
  const id = `session_1795242156240_v${visitor.toString(36).padStart(6, '0')}`;
  let at = random() * SPAN_S;
  let page = pick();
  const step = (kind: Step['kind']) => truth.steps.push({ at, visitor, id, page, kind });
  step('beat');
  add(truth.opened, page);
  add(truth.cameFrom, hostOf(visitor));
  const ends = Math.min(SPAN_S, at + 20 - Math.log(1 - random()) * 240);
  let seen = at;
  for (at += 3 + random() * BEAT_S; at < ends; at += 3 + random() * (BEAT_S - 3)) {
    const what = random();
    if (what < 0.4) {
      const next = pick();
      if (next !== page) add(truth.opened, next);
      page = next;
      step('beat');
    } else if (what < 0.46) {
      step('leave');
      at += 0.3 + random() * 4;
      step('beat');
    } else step('beat');
    seen = at;
  }
  const leaves = random() < 0.7;
  at = Math.max(ends, seen);
  if (leaves && at < SPAN_S) step('leave');
  else if (SPAN_S - seen <= ACTIVE_S) truth.active += 1;
}

function population(): Truth {
  const random = chance(20_261_121);
  const truth: Truth = { steps: [], opened: new Map(), cameFrom: new Map(), active: 0 };
  for (let visitor = 0; visitor < VISITORS; visitor += 1) live(truth, visitor, random);
  truth.steps.sort((a, b) => a.at - b.at);
  return truth;
}

let test: VisitShop;
beforeAll(async () => {
  test = await createVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => test.close());

it('is counted within 1 % of the simulated truth', async () => {
  const truth = population();
  const { queue } = test.shop.parts.visits;
  const start = test.clock.now;
  let second = 0;
  for (const { at, visitor, id, page, kind } of truth.steps) {
    for (; second < Math.floor(at); second += 1) {
      test.clock.now = start + (second + 1) * 1_000;
      if (queue.size > 0) await queue.flush();
    }
    test.clock.now = start + at * 1_000;
    const agent = visitor % 5 === 0 || visitor % 2 === 0 ? CHROME : IPHONE;
    const browser = { id, address: addressOf(visitor), agent };
    const response =
      kind === 'leave'
        ? await test.leave(browser)
        : await test.beat(browser, page, {
            referrer: REFERRERS[visitor % REFERRERS.length] ?? 'Direct',
          });
    expect(response.status).toBe(204);
  }
  test.clock.now = start + SPAN_S * 1_000;
  await test.flush();
  const cookie = await signInAdmin(test);
  const response = await test.request('/api/admin/dashboard/snapshot', { headers: { cookie } });
  const shown = dashboardSnapshot.parse(await response.json());

  const within = (counted: number, real: number, what: string) =>
    expect(Math.abs(counted - real) / real, `${what}: ${counted} of ${real}`).toBeLessThan(0.01);
  within(shown.sessions_today, VISITORS, 'visits');
  within(shown.active_users, truth.active, 'active');
  const pages = await test.counters('page');
  for (const [page, real] of truth.opened) within(pages[page] ?? 0, real, page);
  const hosts = await test.counters('referrer');
  for (const [host, real] of truth.cameFrom) within(hosts[host] ?? 0, real, host);
  // Tile, list and counters show the same numbers.
  expect(shown.top_page).toEqual(shown.top_pages[0]);
  expect(shown.top_page?.count).toBe(Math.max(...Object.values(pages)));
  expect(Object.values(hosts).reduce((sum, n) => sum + n, 0)).toBe(shown.sessions_today);
  expect(await test.counted()).toBe(shown.sessions_today);
}, 600_000);
