import { afterAll, beforeAll, expect, test } from 'vitest';
import { CrashRehearsal } from '#tools/soak/crash-rehearsal.ts';

/** The long one, with 1,000 visitors and its figures, is `npm run soak`. */
const VISITORS = 60;

let rehearsal: CrashRehearsal;
beforeAll(async () => {
  rehearsal = await CrashRehearsal.begin({ visitors: VISITORS, buyers: 2, beatEveryMs: 1_000 });
}, 120_000);
afterAll(() => rehearsal?.end());

test.each(['database', 'server'] as const)(
  'a %s killed under visitors: all of them are here again, and counted once',
  { timeout: 120_000 },
  async (victim) => {
    expect(await rehearsal.kill(victim)).toMatchObject({
      active: VISITORS,
      visitsCounted: VISITORS,
    });
  },
);

test('no order was lost, and none made', { timeout: 120_000 }, async () => {
  const { paid, lost, made } = await rehearsal.orders();
  expect(paid).toBeGreaterThan(0);
  expect({ lost, made }).toEqual({ lost: 0, made: 0 });
});
