import { expect, it } from 'vitest';
import { DUO } from '#test/cart-items.ts';
import { signInAdmin } from '#test/logins.ts';
import { mailedToken } from '#test/mailed-link.ts';
import { openPaymentShop } from '#test/payments.ts';

const test = await openPaymentShop();

it('a cart is mailed by the back office, and its link gives it back as it was', async () => {
  const cookie = await signInAdmin(test);
  const email = 'mia@kundin.example';
  const cart = { email, language: 'de', items: [{ ...DUO, quantity: 2 }] };
  expect((await test.send('POST', '/api/admin/carts', cart, { cookie })).status).toBe(200);
  const token = await mailedToken(test, 'cart', email);
  const reply = await test.request(`/api/carts/${token}`);
  expect(await reply.json()).toEqual({ items: cart.items });
  const unknown = await test.request('/api/carts/01890000-0000-7000-8000-000000000000');
  expect(unknown.status).toBe(404);
  const empty = await test.send('POST', '/api/admin/carts', { ...cart, items: [] }, { cookie });
  expect(empty.status).toBe(400);
});
