import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { NO_WEBHOOKS, retrySoon } from '#test/stripe-faults.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { heldMails, reconcileRestore, releaseMails } from './after-restore.ts';
import { restores } from './schema.ts';

const test = await openPaymentShop();
retrySoon(test.shop);
const now = () => new Date(test.clock.now);

const failing = { target: 'api', effect: 'status', status: 500, method: 'GET', count: 3 };

it.each([
  ['holds its mails until they are released', null, 2],
  ['that only moved sends what waited', now(), 0],
])('a restored shop asks for payments until all are read, and %s', async (_, releasedAt, held) => {
  // Longer than payments are read back: the story before stays out of this one.
  await test.pass(15 * 24 * 3600);
  await test.pay(await test.open());
  await test.settle();
  // A backup has no jobs: of this order neither label nor mail would come.
  await test.shop.db.update(orders).set({ feeCents: null });
  await test.shop.db.update(mails).set({ sentAt: null });
  await test.injectFaults(NO_WEBHOOKS, { ...failing, path: '/v1/checkout/sessions/' });
  await test.pay(await test.open());
  await test.shop.db.insert(restores).values({ backupAt: now(), restoredAt: now(), releasedAt });
  test.clock.now += 1_000;
  await expect(reconcileRestore(test.shop)).rejects.toThrow('checkout sessions');
  await reconcileRestore(test.shop);
  await test.settle();
  const feeCents = expect.any(Number);
  expect(await test.orders()).toMatchObject([
    { number: 1001, feeCents },
    { number: 1002, feeCents },
  ]);
  const unsent = () => test.shop.db.$count(mails, isNull(mails.sentAt));
  expect([await unsent(), (await heldMails(test.shop)).length]).toEqual([held, held]);
  expect(await releaseMails(test.shop)).toBe(held);
  await test.settle();
  expect([await unsent(), (await heldMails(test.shop)).length]).toEqual([0, 0]);
});
