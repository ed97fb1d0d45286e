import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { openVisitShop } from '#test/visitors.ts';
import { catalogueOf } from '../shop.ts';
import { knownPaths } from '../visits/pages.ts';
import { pageNumber } from '../visits/schema.ts';
import { readSnapshot } from './snapshot.ts';

/** Compares the snapshot's numbers about presence with a plain count of the same rows. */

const MINUTE = 60_000;

const test = await openVisitShop();
beforeEach(() => test.startOver());

const snapshot = () => readSnapshot(test.shop);

it('counts every row of presence in the right category', async () => {
  const visit = fc.record({
    page: fc.constantFrom('/', '/caps', '/en/caps', '/products/pouch'),
    ago: fc.constantFrom(0, MINUTE, 5 * MINUTE, 5 * MINUTE + 1, 30 * MINUTE, 30 * MINUTE + 1),
    ended: fc.boolean(),
    bot: fc.boolean(),
    cents: fc.constantFrom(0, 1, 5_999),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 30 }), async (visits) => {
      await test.rows('DELETE FROM active_sessions');
      await test.rows(
        `INSERT INTO active_sessions (session_id, user_agent, referrer, current_page, last_seen,
           created_at, ended_at, bot, cart_cents)
         SELECT 'session_1795242156240_any' || row_number() OVER (), 'Safari, phone', 'Direct', page,
           seen, seen, CASE WHEN ended THEN seen END, bot, cents
         FROM (SELECT *, to_timestamp(at / 1000.0) AS seen
           FROM json_to_recordset($1) AS v(page text, at float8, ended bool, bot bool, cents int)) v`,
        [JSON.stringify(visits.map(({ ago, ...rest }) => ({ ...rest, at: test.clock.now - ago })))],
      );
      const people = visits.filter(({ bot }) => !bot);
      const isHere = ({ ended, ago }: (typeof visits)[number]) => !ended && ago <= 5 * MINUTE;
      const here = people.filter(isHere);
      const gone = people.filter((each) => !isHere(each));
      const carts = (those: typeof visits) => {
        const filled = those.filter(({ cents }) => cents > 0);
        return { count: filled.length, cents: filled.reduce((sum, { cents }) => sum + cents, 0) };
      };
      const shown = await snapshot();
      expect(shown.active_users).toBe(here.length);
      expect(shown.recent_sessions).toHaveLength(Math.min(10, here.length));
      expect(shown.carts).toEqual({
        open: carts(here),
        going: carts(gone.filter(({ ago }) => ago <= 30 * MINUTE)),
        left: carts(gone.filter(({ ago }) => ago > 30 * MINUTE)),
      });
      const caps = here.filter(({ page }) => page.endsWith('/caps')).length;
      const found = shown.active_products.find(({ key }) => key === 'baseball-cap-monogram');
      expect(found?.count ?? 0).toBe(caps);
    }),
    { numRuns: 40 },
  );
});

it('has a distinct number for every page', async () => {
  const paths = knownPaths(catalogueOf(test.shop));
  const numbers = await test.rows(
    `SELECT DISTINCT ${pageNumber('path')} FROM unnest($1::text[]) path`,
    [paths],
  );
  expect(numbers).toHaveLength(paths.length);
});

it('lists the newest ten of thousands, whichever rows it samples', async () => {
  await test.rows(
    `INSERT INTO active_sessions (session_id, user_agent, referrer, current_page, last_seen,
       created_at, ended_at, bot)
     SELECT 'session_1795242156240_many' || n, 'Safari, phone', 'host' || n || '.example', '/neu',
       seen, seen, CASE WHEN n % 7 = 0 THEN seen END, n % 11 = 0
     FROM (SELECT n, $1::timestamptz - ((n * 7919) % 400000) * interval '1 ms' AS seen
       FROM generate_series(1, 5000) n) visits`,
    [new Date(test.clock.now)],
  );
  const newest = await test.rows<{ referrer: string }>(
    `SELECT referrer FROM active_sessions WHERE NOT bot AND ended_at IS NULL
     ORDER BY last_seen DESC, session_id LIMIT 10`,
  );
  for (let sample = 0; sample < 5; sample += 1) {
    const { recent_sessions } = await snapshot();
    expect(recent_sessions.map(({ referrer }) => referrer)).toEqual(
      newest.map(({ referrer }) => referrer),
    );
  }
});
