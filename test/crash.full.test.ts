import { afterAll, beforeAll, expect, test } from 'vitest';
import { CrashRehearsal } from './crash-rehearsal.ts';

/** The figures of docs/performance.md are of 1,000 visitors with a beat every 30 s. */
const VISITORS = 60;
const PRESENT_WITHIN_MS = 35_000;

let rehearsal: CrashRehearsal;
beforeAll(async () => {
  rehearsal = await CrashRehearsal.begin({
    visitors: VISITORS,
    beatEveryMs: 1_000,
    buyers: 2,
    thinksMs: 200,
  });
}, 120_000);
afterAll(() => rehearsal?.end());

test.each(['database', 'server'] as const)(
  'a %s killed under visitors: all of them are here again, and counted once',
  { timeout: 120_000 },
  async (victim) => {
    const { presentAfterMs, ...seen } = await rehearsal.kill(victim);
    expect(seen).toEqual({ active: VISITORS, visitsCounted: VISITORS });
    expect(presentAfterMs).toBeLessThan(PRESENT_WITHIN_MS);
  },
);

test('no order was lost, and none made', { timeout: 120_000 }, async () => {
  const { paid, lost, made } = await rehearsal.orders();
  expect(paid).toBeGreaterThan(0);
  expect({ lost, made }).toEqual({ lost: 0, made: 0 });
});
