import { afterEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { reconcile } from './reconcile.ts';

const test = await openPaymentShop();
// Events still on their way would arrive in the next story, among other orders.
afterEach(async () => {
  await test.pass(24 * 3600);
  await test.settle();
});

const WHO = { email: 'mia@kundin.example', name: 'Mia Muster', method: 'paypal' };
/** The longest that the sandbox takes. */
const later = (outcome: 'succeed' | 'fail') => ({
  ...WHO,
  settles: { outcome, afterMs: 23 * 3_600_000 },
});
/** Runs the reconciler; true if it left another run behind. */
async function comesAgain(): Promise<boolean> {
  await test.shop.pool.query("delete from pgboss.job where name = 'reconcile'");
  await reconcile(test.shop);
  const left = await test.shop.pool.query("select from pgboss.job where name = 'reconcile'");
  return left.rowCount === 1;
}
const subjects = async () => (await test.inbox()).map(({ subject }) => subject).toReversed();

describe('money that takes days', () => {
  it('has a customer as soon as the page is finished, who is told once, and confirms the order', async () => {
    await test.pay(await test.open(), later('succeed'));
    await test.settle();
    const [order] = await test.orders();
    expect(order).toMatchObject({
      status: 'pending',
      number: null,
      customerEmail: WHO.email,
      customerName: WHO.name,
      address: { city: 'Berlin' },
    });
    expect(order?.completedAt).not.toBeNull();
    const cookie = await signInAdmin(test);
    const found = await test.send('POST', '/api/admin/orders', { q: 'mia@kundin' }, { cookie });
    expect((await found.json()).orders).toMatchObject([
      { status: 'pending', customer_email: WHO.email },
    ]);
    const [mail] = await test.inbox();
    expect(mail?.to).toEqual([WHO.email]);
    expect(mail?.text).toContain('Hallo Mia,');
    expect(mail?.text).toContain('€107,99');
    for (let look = 0; look < 3; look++) {
      await test.pass(4000);
      expect(await comesAgain()).toBe(true);
      await test.settle();
    }
    // Nobody tried to close its page.
    expect(test.logged.join()).not.toContain('expire checkout session');
    expect(await subjects()).toEqual(['Wir haben deine Bestellung erhalten']);
    expect(await test.history(order?.id ?? '')).toEqual(['created', 'received', 'mailed']);
    await test.pass(24 * 3600);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid', number: 1001 }]);
    expect(await comesAgain()).toBe(false);
    expect(await subjects()).toEqual([
      'Wir haben deine Bestellung erhalten',
      'Deine Bestellung EL-1001 ist bestätigt',
    ]);
  });

  it('says so when it does not arrive', async () => {
    await test.pay(await test.open({ language: 'en' }), later('fail'));
    await test.settle();
    await test.pass(24 * 3600);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'failed' }]);
    expect(await subjects()).toEqual([
      'We have received your order',
      'Your payment did not arrive',
    ]);
  });
});
