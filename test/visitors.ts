import { afterAll } from 'vitest';
import type { VisitBeat } from '#contract/visits.ts';
import { createTestShop, type TestShop, type TestShopOptions } from './shop.ts';

export const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

export interface Browser {
  readonly id: string;
  readonly address?: string;
  readonly agent?: string;
  readonly cookie?: string;
}

export interface VisitShop extends TestShop {
  readonly beat: (browser: Browser, page: string, more?: Partial<VisitBeat>) => Promise<Response>;
  readonly leave: (browser: Browser) => Promise<Response>;
  /** Writes what waits, as the queue does every second. */
  readonly flush: () => Promise<boolean>;
  readonly rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Visits counted, of all days. */
  readonly counted: () => Promise<number>;
  /** Visits that have not left. */
  readonly present: () => Promise<number>;
  /** Forgets all visits and waits (by the clock) until every limit is full again. */
  readonly startOver: () => Promise<void>;
  /** The counters of a kind, of all days. */
  readonly counters: (kind: string) => Promise<Record<string, number>>;
}

let made = 0;
/** A visit id as the browser makes it. */
export function visitIdOf(name: string): string {
  made += 1;
  return `session_1795242156240_${name.toLowerCase()}${made.toString(36).padStart(6, '0')}`;
}

/** Noon of today: visits are counted by day, and no test means to cross midnight by its hour. */
function noon(): Date {
  const now = new Date();
  now.setUTCHours(12, 0, 0, 0);
  return now;
}

/** A test shop that believes `X-Forwarded-For`, so that visitors can have their own addresses. */
export async function createVisitShop(options: TestShopOptions = {}): Promise<VisitShop> {
  const test = await createTestShop({
    now: noon(),
    ...options,
    settings: { trustProxy: ['127.0.0.1'], ...options.settings },
  });
  const headersOf = (browser: Browser) => ({
    'user-agent': browser.agent ?? CHROME,
    'x-forwarded-for': browser.address ?? '203.0.113.7',
    ...(browser.cookie ? { cookie: browser.cookie } : {}),
  });
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await test.shop.pool.query<Row>(sql, values)).rows;
  const flush = () => test.shop.parts.visits.queue.flush();
  const count = async (from: string) =>
    (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`))[0]?.n ?? 0;
  return {
    ...test,
    rows,
    flush,
    counted: () => count('visit_days'),
    present: () => count('active_sessions WHERE ended_at IS NULL'),
    startOver: async () => {
      await flush();
      for (const table of ['active_sessions', 'visit_days', 'visit_counters', 'visit_minutes']) {
        await rows(`DELETE FROM ${table}`);
      }
      test.clock.now += 30 * 60_000;
    },
    beat: (browser, page, more = {}) =>
      test.send(
        'PUT',
        `/api/active-sessions/${browser.id}`,
        { current_page: page, ...more },
        headersOf(browser),
      ),
    leave: (browser) =>
      test.send('POST', '/api/cleanup-session', { session_id: browser.id }, headersOf(browser)),
    counters: async (kind) => {
      const found = await rows<{ key: string; count: number }>(
        'SELECT key, sum(count)::int AS count FROM visit_counters WHERE kind = $1 GROUP BY key',
        [kind],
      );
      return Object.fromEntries(found.map(({ key, count }) => [key, count]));
    },
  };
}

/** A visit shop for all tests of the file that calls it. */
export async function openVisitShop(options?: TestShopOptions): Promise<VisitShop> {
  const test = await createVisitShop(options);
  afterAll(() => test.close());
  return test;
}
