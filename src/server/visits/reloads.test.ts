import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, berlinDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { CHROME, createVisitShop, IPHONE, type VisitShop, visitIdOf } from '#test/visitors.ts';

let test: VisitShop;
beforeAll(async () => {
  test = await createVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => test.close());
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
  async function reload(
    before: { at: number; page?: string },
    after: Partial<{ address: string; agent: string; page: string }> = {},
  ) {
    const old = { id: visitIdOf('before') };
    await test.beat(old, before.page ?? '/', { referrer: 'https://tiktok.com/', cart_cents: 100 });
    await test.flush();
    test.clock.now += 20_000;
    await test.leave(old);
    await test.flush();
    test.clock.now += before.at;
    const { page, ...browser } = after;
    const next = { id: visitIdOf('after'), ...browser };
    await test.beat(next, page ?? '/', { reload: true });
    await test.flush();
    return { old, next };
  }

  it('within 10 s continues the same visit', async () => {
    const { next } = await reload({ at: 9_000 });
    expect([await test.counted(), await test.present()]).toEqual([1, 1]);
    expect(await test.rows('SELECT session_id, referrer, cart_cents FROM active_sessions')).toEqual(
      [{ session_id: next.id, referrer: 'tiktok.com', cart_cents: 100 }],
    );
    expect(await test.rows('SELECT session_id FROM visit_days')).toEqual([{ session_id: next.id }]);
    expect(await test.counters('page')).toEqual({ '/': 1 });
    expect(await test.counters('referrer')).toEqual({ 'tiktok.com': 1 });
  });

  it.each([
    ['later', { at: 11_000 }, {}],
    ['from another address', { at: 1_000 }, { address: '203.0.113.99' }],
    ['from another browser', { at: 1_000 }, { agent: IPHONE }],
  ])('%s is a visit of its own', async (_name, before, after) => {
    await reload(before, after);
    expect(await test.counted()).toBe(2);
  });

  it('never takes over a visit that is still here', async () => {
    await test.beat({ id: visitIdOf('stays') }, '/');
    await test.flush();
    test.clock.now += 2_000;
    await test.beat({ id: visitIdOf('claims') }, '/', { reload: true });
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([2, 2]);
  });

  it('takes over one visit each if two browsers behind one address reload at once', async () => {
    const pair = [{ id: visitIdOf('left') }, { id: visitIdOf('right') }];
    for (const browser of pair) await test.beat(browser, '/');
    await test.flush();
    for (const browser of pair) await test.leave(browser);
    await test.flush();
    for (const name of ['newleft', 'newright', 'third']) {
      await test.beat({ id: visitIdOf(name) }, '/', { reload: true });
    }
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([3, 3]);
  });

  it('continues the visit even if its end arrives after the first beat', async () => {
    const old = { id: visitIdOf('slow') };
    await test.beat(old, '/');
    await test.flush();
    await test.beat({ id: visitIdOf('quick') }, '/', { reload: true });
    await test.leave(old);
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([1, 1]);
  });

  it.each([
    ['before', [true, false]],
    ['after', [false, true]],
  ])('continues one visit over quick page changes, its end %s the beat', async (_, early) => {
    let browser = { id: visitIdOf('first') };
    await test.beat(browser, '/');
    await test.flush();
    for (const page of ['/neu', '/agb', '/hilfe']) {
      const last = browser;
      browser = { id: visitIdOf('then') };
      for (const leaving of early) {
        test.clock.now += 100;
        if (leaving) await test.leave(last);
        else await test.beat(browser, page, { reload: true });
      }
    }
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([1, 1]);
    expect(await test.counters('page')).toEqual({ '/': 1, '/neu': 1, '/agb': 1, '/hilfe': 1 });
  });

  it('a return from the payment page continues the visit after 15 minutes, too', async () => {
    const shopper = { id: visitIdOf('pays') };
    await test.beat(shopper, '/products/pouch', { stage: 'checkout' });
    await test.leave(shopper);
    await test.flush();
    test.clock.now += 15 * 60_000;
    const back = { id: visitIdOf('paid') };
    await test.beat(back, '/success', { referrer: 'https://checkout.stripe.com/c/pay' });
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([1, 1]);
    expect(await test.counters('referrer')).toEqual({ Direct: 1 });
  });

  it.each([
    [
      'from the payment page',
      10 * 60_000,
      '/success',
      { referrer: 'https://checkout.stripe.com/' },
    ],
    ['from a reload', 5_000, '/', { reload: true }],
  ])('a return %s after midnight continues the visit', async (_name, awayMs, page, said) => {
    const midnight = startOfBerlinDate(addDays(berlinDate(test.clock.now), 1));
    test.clock.now = midnight - 3_000;
    const shopper = { id: visitIdOf('late') };
    await test.beat(shopper, '/', { stage: 'checkout', referrer: 'https://tiktok.com/' });
    await test.leave(shopper);
    await test.flush();
    test.clock.now += awayMs;
    await test.beat({ id: visitIdOf('early') }, page, said);
    await test.flush();
    expect(await test.present()).toBe(1);
    expect(await test.rows('SELECT 1 FROM active_sessions')).toHaveLength(1);
    // One visit, counted on both days under its first referrer.
    expect(await test.counters('referrer')).toEqual({ 'tiktok.com': 2 });
  });
});
