import { beforeEach, describe, expect, it } from 'vitest';
import { cookieOf } from '#test/logins.ts';
import { IPHONE, openVisitShop, visitIdOf } from '#test/visitors.ts';

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
beforeEach(() => test.startOver());

describe('a beat', () => {
  it('stores user, agent and time from the request, never from the body', async () => {
    const id = visitIdOf('truth');
    const response = await test.beat({ id, agent: IPHONE }, '/products/pouch', {
      session_id: id,
      referrer: 'https://www.Instagram.com/stories/leonie?token=secret',
      user_id: 'somebody-else',
      user_agent: 'Netscape',
      last_seen: '1999-01-01T00:00:00Z',
      cart_cents: 5999,
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    await test.flush();
    expect(await test.rows('SELECT * FROM active_sessions')).toEqual([
      {
        session_id: id,
        user_agent: 'Safari, phone',
        referrer: 'instagram.com',
        current_page: '/products/pouch',
        user_id: null,
        last_seen: new Date(test.clock.now),
        created_at: new Date(test.clock.now),
        ended_at: null,
        paid_cents: null,
        checkout_id: null,
        stage: 'cart',
        cart_cents: 5999,
        counted_as: expect.any(Number),
        bot: false,
      },
    ]);
  });

  it('of a known spam host is dropped', async () => {
    const reply = await test.beat({ id: visitIdOf('spam') }, '/', {
      referrer: 'https://semalt.com/',
    });
    expect(reply.status).toBe(204);
    await test.flush();
    expect(await test.rows('SELECT * FROM active_sessions')).toEqual([]);
  });

  it('of a page that the browser prerendered and nobody has seen is dropped', async () => {
    const headers = { 'user-agent': IPHONE, 'sec-purpose': 'prefetch;prerender' };
    const path = `/api/active-sessions/${visitIdOf('unseen')}`;
    expect((await test.send('PUT', path, { current_page: '/' }, headers)).status).toBe(204);
    await test.flush();
    expect([await test.counted(), await test.present()]).toEqual([0, 0]);
  });

  it('from the payment page in another browser names no source', async () => {
    const returned = visitIdOf('returned');
    const referrer = 'https://checkout.stripe.com';
    await test.beat({ id: returned }, '/success', { referrer });
    await test.flush();
    expect(await test.counters('referrer')).toEqual({ Direct: 1 });
  });

  it('counts the visit once, every opened page, and every stage once', async () => {
    const id = visitIdOf('path');
    await test.beat({ id }, '/', { referrer: 'https://google.com/' });
    await test.beat({ id }, '/sneakers');
    await test.beat({ id }, '/sneakers/kiez-low-navy?utm_source=x#top');
    await test.flush();
    test.clock.now += 30_000;
    await test.beat({ id }, '/sneakers/kiez-low-navy/');
    await test.flush();
    test.clock.now += 30_000;
    await test.beat({ id }, '/', { cart_cents: 7990 });
    await test.flush();
    await test.beat({ id }, '/', { stage: 'checkout', cart_cents: 7990 });
    await test.flush();
    expect(await test.counted()).toBe(1);
    expect(await test.counters('referrer')).toEqual({ 'google.com': 1 });
    expect(await test.counters('page')).toEqual({
      '/': 2,
      '/sneakers': 1,
      '/sneakers/kiez-low-navy': 1,
    });
    expect(await test.counters('stage')).toEqual({ product: 1, cart: 1, checkout: 1 });
    expect(await test.rows('SELECT sum(visits)::int AS n FROM visit_minutes')).toEqual([{ n: 1 }]);
  });

  it('counts no stage a second time after presence was deleted', async () => {
    const id = visitIdOf('hidden');
    for (let n = 0; n < 3; n += 1) {
      await test.beat({ id }, '/products/pouch', { cart_cents: 0 });
      await test.flush();
      await test.beat({ id }, '/');
      await test.flush();
      test.clock.now += 35 * 60_000;
      await test.shop.jobs.add('visit-retention', {});
      await test.runJobs();
      expect(await test.rows('SELECT 1 FROM active_sessions')).toEqual([]);
      await test.beat({ id }, '/');
      await test.flush();
    }
    expect(await test.counted()).toBe(1);
    expect(await test.counters('stage')).toEqual({ product: 1 });
    expect(await test.rows('SELECT sum(products)::int AS n FROM visit_minutes')).toEqual([
      { n: 1 },
    ]);
    await test.beat({ id }, '/', { cart_cents: 4_999 });
    await test.flush();
    expect(await test.counters('stage')).toEqual({ product: 1, cart: 1 });
  });

  it('belongs to the account of its login cookie while that login exists', async () => {
    const account = { email: 'visit@example.org', password: 'geheim1' };
    await test.send('POST', '/api/auth/sign-up/email', account);
    const login = await test.send('POST', '/api/auth/sign-in/email', account);
    const cookie = cookieOf(login);
    const id = visitIdOf('member');
    const userOf = async () =>
      (await test.rows<{ user_id: string | null }>('SELECT user_id FROM active_sessions'))[0]
        ?.user_id;
    await test.beat({ id }, '/');
    await test.flush();
    expect(await userOf()).toBeNull();
    await test.beat({ id, cookie }, '/');
    await test.flush();
    const [user] = await test.rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      account.email,
    ]);
    expect(await userOf()).toBe(user?.id);
    await test.rows('DELETE FROM logins');
    await test.beat({ id, cookie }, '/');
    await test.flush();
    expect(await userOf()).toBeNull();
  });

  it('of a bot is counted separately', async () => {
    const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    await test.beat({ id: visitIdOf('bot'), agent: googlebot }, '/');
    await test.flush();
    expect(await test.counted()).toBe(0);
    expect(await test.counters('page')).toEqual({});
    expect(await test.counters('bot')).toEqual({ other: 1 });
  });
});
