import { hostname } from 'node:os';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskAlert } from '#contract/desk-messages.ts';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { callStripe } from './provider.ts';
import { reconcile } from './reconcile.ts';

const MINUTE_MS = 60_000;

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
beforeEach(async () => {
  // Nothing is noted after a start.
  test.shop.parts.payments.clockNoted = undefined;
});

/** Sets our clock wrong, and right again once `run` is done. */
async function withClockAhead<T>(minutes: number, run: () => Promise<T>): Promise<T> {
  test.clock.now += minutes * MINUTE_MS;
  const result = await run();
  test.clock.now -= minutes * MINUTE_MS;
  return result;
}

async function clockAlerts(language = 'de'): Promise<DeskAlert[]> {
  const headers = { cookie, 'accept-language': language };
  const reply = await test.request('/api/desk/alerts', { headers });
  const { alerts } = (await reply.json()) as { alerts: DeskAlert[] };
  return alerts.filter(({ kind }) => kind === 'clock_wrong');
}

const read = () => callStripe(test.shop, 'list events', () => test.shop.stripe.events.list());

describe('a clock that differs from Stripe’s', () => {
  it('is told to the owner with the refused checkout: by how much, and what to do', async () => {
    expect((await withClockAhead(-10, () => test.start())).status).toBe(422);
    const [alert, ...others] = await clockAlerts();
    expect(others).toEqual([]);
    expect(alert?.text).toContain(`Auf „${hostname()}“ geht sie 10 Minuten nach`);
    expect(alert?.text).toContain('NTP');
    const [english] = await clockAlerts('en');
    expect(english?.text).toContain(`On ‘${hostname()}’ it is 10 minutes slow`);
    expect(english?.text).toContain('NTP');
    await test.settle();
    const mails = (await test.inbox()).filter(({ subject }) => subject.includes('Uhr'));
    expect(mails).toMatchObject([{ to: ['admin@elvare.example'], subject: alert?.title }]);
  });

  it.each([
    [10, '10 Minuten vor'],
    [-3 * 60, '3 Stunden nach'],
    [50 * 24 * 60, '50 Tage vor'],
  ])('by %i minutes is told without a checkout, too', async (minutes, words) => {
    await withClockAhead(minutes, () => reconcile(test.shop));
    expect((await clockAlerts())[0]?.text).toContain(words);
  });

  it('by less than two minutes is right', async () => {
    await withClockAhead(1.9, read);
    await withClockAhead(-1.9, read);
    expect(await clockAlerts()).toEqual([]);
  });

  it('is one alert for many calls, which the first right answer closes', async () => {
    const transaction = vi.spyOn(test.shop.db, 'transaction');
    for (let call = 0; call < 5; call += 1) await withClockAhead(-10, read);
    expect(transaction).toHaveBeenCalledTimes(1);
    transaction.mockRestore();
    expect(await clockAlerts()).toMatchObject([{ times: 1 }]);
    await test.pass(11 * 60);
    await withClockAhead(-10, read);
    expect(await clockAlerts()).toMatchObject([{ times: 2 }]);
    expect((await test.start()).status).toBe(200);
    expect(await clockAlerts()).toEqual([]);
  });

  it('is over, also for a node that started since', async () => {
    await withClockAhead(10, read);
    test.shop.parts.payments.clockNoted = undefined;
    await read();
    expect(await clockAlerts()).toEqual([]);
  });

  it('costs nothing while it is right', async () => {
    await read();
    const update = vi.spyOn(test.shop.db, 'update');
    const transaction = vi.spyOn(test.shop.db, 'transaction');
    for (let call = 0; call < 5; call += 1) await read();
    expect([update.mock.calls, transaction.mock.calls]).toEqual([[], []]);
    update.mockRestore();
    transaction.mockRestore();
  });

  it('is not meant where the machine slept during a call', async () => {
    const { now } = test.clock;
    const clock = vi.spyOn(test.shop, 'now');
    clock.mockReturnValueOnce(now).mockReturnValue(now + 60 * MINUTE_MS);
    expect(await read()).toMatchObject({ ok: true });
    clock.mockRestore();
    expect(await clockAlerts()).toEqual([]);
  });

  it('leaves a line of the log only where it could not be noted', async () => {
    const before = test.logged.length;
    await withClockAhead(10, read);
    expect(test.logged.slice(before)).toEqual([]);
    const broken = vi.spyOn(test.shop.db, 'transaction').mockRejectedValueOnce(new Error('away'));
    test.shop.parts.payments.clockNoted = undefined;
    await withClockAhead(10, read);
    broken.mockRestore();
    expect(test.logged.slice(before)).toHaveLength(1);
    expect(test.shop.parts.payments.clockNoted).toBeUndefined();
  });
});
