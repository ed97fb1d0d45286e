import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';

const test = await openPaymentShop();

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
