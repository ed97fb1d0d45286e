import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { createPaymentShop, type PaymentShop } from '#test/payments.ts';

let test: PaymentShop;
beforeAll(async () => {
  test = await createPaymentShop();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

it('whose account is gone checks out as a guest in every browser that has not heard of it', async () => {
  const email = 'geht@kundin.example';
  const cookie = await signInCustomer(test, email);
  const other = await signInCustomer(test, email);
  const key = randomUUID();
  expect((await test.start({}, key, { cookie: other })).status).toBe(200);
  expect(await test.orders()).toMatchObject([{ userId: expect.any(String) }]);
  const body = { password: 'test-passwort' };
  expect((await test.send('DELETE', '/api/account', body, { cookie })).status).toBe(200);
  expect((await test.start({}, key, { cookie: other })).status).toBe(200);
  expect((await test.start({}, randomUUID(), { cookie })).status).toBe(200);
  const guest = { userId: null, customerEmail: null, status: 'pending' };
  expect(await test.orders()).toMatchObject([guest, guest]);
});
