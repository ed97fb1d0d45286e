import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AdminCustomerReply, AdminCustomersReply } from '#contract/admin-customers.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { firmOf } from '../firm.ts';
import { contactMessages } from '../forms/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { adminActions } from './schema.ts';

const test = await openTestShop();
const { db } = test.shop;
const cookie = await signInAdmin(test);
const post = (path: string, body: object) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });
const list = async (body: object = {}): Promise<AdminCustomersReply> =>
  (await post('/customers', body)).json();
const get = (path: string) => test.request(`/api/admin${path}`, { headers: { cookie } });
const write = async (email: string) => {
  const said = {
    first_name: 'Ada',
    last_name: 'Lang',
    subject: 'Größe?',
    message: 'Fällt es groß aus?',
  };
  await test.send('POST', '/api/contact', { ...said, email, language: 'en' });
  const rows = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  return rows.at(-1)?.id ?? '';
};
const namesOf = ({ customers }: AdminCustomersReply) => customers.map(({ name }) => name);

const places = [
  { email: 'Ada@Post.example', name: 'Ada Länge', amount: 5_000 },
  { email: 'ben@post.example', name: 'Ben Kurz', amount: 20_000 },
  { email: 'cleo@post.example', name: 'Cleo Weit', amount: 1_000 },
  { email: 'cleo@post.example', name: 'Cleo Weit', amount: 1_000 },
  {
    email: 'dora@post.example',
    name: 'Dora Nah',
    amount: 9_000,
    status: 'refunded',
    refunded: 9_000,
  },
] as const;
for (const place of places) {
  test.clock.now += 60_000;
  await storeOrder(test, place);
}

it('lists customers by their last order, their sum and their orders', async () => {
  await write('ada@post.example');
  await test.send('POST', '/api/newsletter', { email: 'ada@post.example' });
  const { customers, next, count } = await list();
  expect(customers).toMatchObject([
    { email: 'dora@post.example', orders: 0, spent: 0, newsletter: null, open_messages: 0 },
    { email: 'cleo@post.example', orders: 2, spent: 2_000 },
    { email: 'ben@post.example', orders: 1, spent: 20_000 },
    {
      email: 'ada@post.example',
      orders: 1,
      spent: 5_000,
      newsletter: 'requested',
      open_messages: 1,
    },
  ]);
  expect({ next, count }).toEqual({ next: null, count: 4 });
  expect(namesOf(await list({ sort: 'spent' }))[0]).toBe('Ben Kurz');
  expect(namesOf(await list({ sort: 'orders' }))[0]).toBe('Cleo Weit');
  expect(namesOf(await list({ sort: 'oldest' }))[0]).toBe('Ada Länge');
});

it('finds them by name and address, without marks, and goes on behind one', async () => {
  expect(namesOf(await list({ q: 'laenge ada' }))).toEqual(['Ada Länge']);
  expect(namesOf(await list({ q: 'BEN@post' }))).toEqual(['Ben Kurz']);
  expect(namesOf(await list({ q: '%' }))).toEqual([]);
  const { customers } = await list();
  expect(namesOf(await list({ before: customers[1]?.id }))).toEqual(['Ben Kurz', 'Ada Länge']);
});

it('hands them out as a table, and records that', async () => {
  const lines = (await (await post('/customers.csv', { q: 'cleo' })).text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^cleo@post\.example;Cleo Weit;2;20,00;.*;0$/);
  const actions = await db.select().from(adminActions);
  expect(actions.at(-1)).toMatchObject({ action: 'customers_exported', data: {} });
});

it('shows one with orders, messages, returns and account', async () => {
  await signInCustomer(test, 'ada@post.example');
  const [ada] = (await list({ q: 'ada' })).customers;
  const reply: AdminCustomerReply = await (await get(`/customers/${ada?.id}`)).json();
  expect(reply).toMatchObject({
    customer: { name: 'Ada Länge', spent: 5_000 },
    account: 'unverified',
    orders: [{ customer_email: 'Ada@Post.example', status: 'paid' }],
    messages: [{ subject: 'Größe?', reply: null }],
    returns: [],
  });
  expect((await get('/customers/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

it('an answer is mailed once, however often and by how many it is sent', async () => {
  const id = await write('ben@post.example');
  const shown = await (await get(`/messages/${id}`)).json();
  expect(shown.reply_to).toBe(firmOf(test.shop).senderEmail);
  expect(shown.customer_id).toMatch(/^[0-9a-f-]{36}$/);
  const answer = { text: 'Nein, wie angegeben.' };
  const replies = await Promise.all([1, 2, 3].map(() => post(`/messages/${id}/reply`, answer)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const other = await post(`/messages/${id}/reply`, { text: 'Doch, sehr.' });
  expect([other.status, (await other.json()).code]).toEqual([409, 'message_answered']);
  expect((await post(`/messages/${id}/reply`, { text: ' \n ' })).status).toBe(400);
  const sent = await db.select().from(mails).where(eq(mails.kind, 'contact-reply'));
  expect(sent).toMatchObject([
    { ref: id, recipient: 'ben@post.example', language: 'en', data: { text: answer.text } },
  ]);
  const message = await (await get(`/messages/${id}`)).json();
  expect(message).toMatchObject({ reply: answer.text, handled_at: message.replied_at });
  const answered = await db
    .select()
    .from(adminActions)
    .where(eq(adminActions.action, 'message_answered'));
  expect(answered).toMatchObject([{ subject: id, data: {} }]);
});
