import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, berlinDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { CHROME, openVisitShop, visitIdOf } from '#test/visitors.ts';

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
beforeEach(() => test.startOver());

describe('leaving', () => {
  it('ends presence by beacon or DELETE and keeps the count; a later beat restores presence', async () => {
    const browser = { id: visitIdOf('leaver') };
    await test.beat(browser, '/');
    await test.flush();
    expect((await test.leave(browser)).status).toBe(204);
    await test.flush();
    expect([await test.present(), await test.counted()]).toEqual([0, 1]);
    test.clock.now += 5_000;
    await test.beat(browser, '/neu');
    await test.flush();
    expect([await test.present(), await test.counted()]).toEqual([1, 1]);
    const headers = { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.7' };
    const ended = await test.request(`/api/active-sessions/${browser.id}`, {
      method: 'DELETE',
      headers,
    });
    expect(ended.status).toBe(204);
    await test.flush();
    expect([await test.present(), await test.counted()]).toEqual([0, 1]);
  });

  it('may come as plain text, as some browsers send a beacon, and for unknown visits', async () => {
    const response = await test.request('/api/cleanup-session', {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ session_id: visitIdOf('unknown') }),
    });
    expect(response.status).toBe(204);
    await test.flush();
    expect(await test.rows('SELECT * FROM active_sessions')).toEqual([]);
  });
});

describe('a reload', () => {
  it.each([
    ['within seconds', 5_000],
    ['from the payment page after hours', 4 * 60 * 60_000],
  ])('%s continues the visit', async (_name, awayMs) => {
    const shopper = { id: visitIdOf('pays') };
    await test.beat(shopper, '/products/pouch', {
      stage: 'checkout',
      referrer: 'https://tiktok.com/',
    });
    await test.leave(shopper);
    await test.flush();
    test.clock.now += awayMs;
    await test.shop.jobs.add('visit-retention', {});
    await test.runJobs();
    await test.beat(shopper, '/success', { referrer: 'https://checkout.stripe.com/c/pay' });
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([1, 1]);
    expect(await test.counters('referrer')).toEqual({ 'tiktok.com': 1 });
  });

  it('after midnight counts the visit on both days under its first referrer', async () => {
    const midnight = startOfBerlinDate(addDays(berlinDate(test.clock.now), 1));
    test.clock.now = midnight - 3_000;
    const shopper = { id: visitIdOf('late') };
    await test.beat(shopper, '/', { referrer: 'https://tiktok.com/' });
    await test.leave(shopper);
    await test.flush();
    test.clock.now += 5_000;
    await test.beat(shopper, '/');
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([2, 1]);
    expect(await test.counters('referrer')).toEqual({ 'tiktok.com': 2 });
  });
});
