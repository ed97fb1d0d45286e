import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, MIA, openPaymentShop } from '#test/payments.ts';
import { users } from '../auth/schema.ts';
import { discountCodes } from '../discount-codes/schema.ts';

/** An order that mails an address is refused at the click once its network has mailed as much as it may. */

const test = await openPaymentShop();
const receipts = async () =>
  (await test.inbox()).filter(({ subject }) => subject === 'Bestellung eingegangen');

it('of twenty orders from one network to a mailbox five are taken, and one from another network at once', async () => {
  const flood = { 'x-forwarded-for': '10.77.0.1' };
  const mailbox = (n: number) => (n % 2 ? MIA.email.toUpperCase() : `mia+${n}@kundin.example`);
  const replies = [];
  for (let n = 0; n < 20; n += 1) {
    const customer = { ...MIA, email: mailbox(n) };
    replies.push(await test.start({ customer }, randomUUID(), flood));
  }
  expect(replies.map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, (_, n) => (n < 5 ? 200 : 429)),
  );
  const { email, name } = test.shop.settings.company;
  for (const said of [email, name]) expect(replies[19]?.error).toContain(said);
  expect(replies[19]?.code).toBe('too_many_mails');
  expect(await test.orders()).toHaveLength(5);
  expect((await test.start({ customer: MIA })).status).toBe(200);
  await test.settle();
  expect(await receipts()).toHaveLength(6);
  expect((await receipts()).filter(({ to }) => to[0] === MIA.email)).toHaveLength(1);
});

it('a refused order reserves nothing, and is taken once there is room', async () => {
  const from = { 'x-forwarded-for': '10.77.0.2' };
  const start = (body: object, key = randomUUID()) =>
    test.start({ customer: MIA, ...body }, key, from);
  for (let n = 0; n < 5; n += 1) await start({});
  const key = randomUUID();
  const body = { discountCode: 'WILLKOMMEN10' };
  expect((await start(body, key)).status).toBe(429);
  expect(await test.shop.db.select().from(discountCodes)).not.toContainEqual(
    expect.objectContaining({ uses: 1 }),
  );
  await test.pass(12 * 60);
  expect((await start(body, key)).status).toBe(200);
});

it('each change of an order counts, and a refused change leaves the page that is open', async () => {
  const key = randomUUID();
  const from = { 'x-forwarded-for': '10.77.0.3' };
  const start = (quantity: number) =>
    test.start({ customer: MIA, items: [{ ...DUO, quantity }] }, key, from);
  for (let n = 1; n <= 5; n += 1) expect((await start(n)).status).toBe(200);
  expect((await start(6)).status).toBe(429);
  const again = await start(5);
  expect(again.status).toBe(200);
  const session = await test.shop.stripe.checkout.sessions.retrieve(checkoutIdOf(again.url));
  expect(session.status).toBe('open');
});

it('an account’s orders to the address that it has proved are not limited', async () => {
  const cookie = await signInCustomer(test, 'bestaetigt@kundin.example');
  const from = { cookie, 'x-forwarded-for': '10.77.0.4' };
  const customer = { ...MIA, email: 'bestaetigt@kundin.example' };
  const started = async () => (await test.start({ customer }, randomUUID(), from)).status;
  await test.shop.db.update(users).set({ emailVerified: true });
  for (let n = 0; n < 6; n += 1) expect(await started()).toBe(200);
  await test.shop.db.update(users).set({ emailVerified: false });
  for (let n = 0; n < 5; n += 1) expect(await started()).toBe(200);
  expect(await started()).toBe(429);
});
