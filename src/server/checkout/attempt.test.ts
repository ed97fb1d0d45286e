import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { COLOURS } from '#test/seed.ts';
import { LIMITS } from '../http/limits.ts';

const test = await openPaymentShop();

let asked = 0;
async function ask(key: unknown): Promise<{ status: number; body: unknown }> {
  asked += 1;
  const from = { 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}` };
  const response = await test.send('POST', '/api/checkout-attempt', { key }, from);
  return { status: response.status, body: await response.json() };
}
const open = { status: 200, body: { state: 'open', lines: [] } };
const over = { status: 200, body: { state: 'over', lines: [] } };

describe('the attempt of a cart', () => {
  it('tells the holder of its key that it was paid and what leaves the cart, nothing else', async () => {
    const key = randomUUID();
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    const items = [DUO, { ...DUO, giftColor: 'Navy' }];
    const id = checkoutIdOf((await test.start({ items }, key, { cookie })).url);
    expect(await ask(key)).toEqual(open);
    await test.pay(id);
    await test.settle();
    expect(await ask(key)).toEqual({
      status: 200,
      body: {
        state: 'paid',
        lines: [
          { key: 'pouch-duo|lila,rosa', quantity: 1 },
          { key: 'pouch-duo|lila,rosa', quantity: 1 },
        ],
      },
    });
  });

  it('has the server look at Stripe when its webhook got lost', async () => {
    const key = randomUUID();
    const id = checkoutIdOf((await test.start({}, key)).url);
    await test.injectFaults({ target: 'webhook', effect: 'drop' });
    await test.pay(id);
    expect(await ask(key)).toEqual(open);
    await test.runJobs();
    expect(await ask(key)).toMatchObject({ body: { state: 'paid' } });
  });

  it('stays open while the money is on its way, and is over when that fails', async () => {
    const key = randomUUID();
    const id = checkoutIdOf((await test.start({}, key)).url);
    await test.pay(id, { method: 'paypal', settles: { outcome: 'fail', afterMs: 60_000 } });
    await test.settle();
    expect(await ask(key)).toEqual(open);
    await test.pass(61);
    await test.settle();
    expect(await ask(key)).toEqual(over);
  });

  it('is over when it expired, and for a key that nobody has', async () => {
    const key = randomUUID();
    await test.start({}, key);
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await ask(key)).toEqual(over);
    expect(await ask(randomUUID())).toEqual(over);
  });

  it('is asked for by a key that can not be guessed, and not without end', async () => {
    for (const key of ['kurz', '', null, 7]) expect((await ask(key)).status).toBe(400);
    const one = () =>
      test.send(
        'POST',
        '/api/checkout-attempt',
        { key: randomUUID() },
        { 'x-forwarded-for': '10.8.0.1' },
      );
    for (let n = 0; n < LIMITS.checkoutAttempt.burst; n++) expect((await one()).status).toBe(200);
    expect((await one()).status).toBe(429);
  });
});

describe('a colour that gets another name while an order is open', () => {
  it('neither keeps its line in the cart nor opens a second payment page', async () => {
    const key = randomUUID();
    const rosa = COLOURS['rosa'] as { de: string };
    const before = rosa.de;
    const line = { ...DUO, colourIds: 'rosa,lila' };
    const { url } = await test.start({ items: [line] }, key);
    await test.pay(checkoutIdOf(url));
    await test.settle();
    rosa.de = 'Puder';
    try {
      expect(await ask(key)).toMatchObject({
        body: { lines: [{ key: 'pouch-duo|lila,rosa', quantity: 1 }] },
      });
      for (const item of [line, { ...line, selectedColor: 'Puder, Lila' }]) {
        const again = await test.start({ items: [item] }, key);
        expect(again.url).toContain(`success?session_id=${checkoutIdOf(url)}`);
      }
      expect(await test.orders()).toHaveLength(1);
    } finally {
      rosa.de = before;
    }
  });
});
