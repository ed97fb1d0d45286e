import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { contactMessages, newsletterSubscribers } from '../forms/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import { stripeEvents } from '../payments/schema.ts';
import { readShopMark } from '../payments/shop-mark.ts';
import { adminActions } from './schema.ts';

let actionsBefore = 0;
const test = await openPaymentShop();
const cookie = await signInAdmin(test);
beforeEach(async () => {
  actionsBefore = await test.shop.db.$count(adminActions);
});

const get = async (path: string) =>
  (await test.request(`/api/admin${path}`, { headers: { cookie } })).json();
const post = (path: string, body: unknown = {}) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });
/** Records made during the test. */
const actions = async () =>
  (await test.shop.db.select().from(adminActions).orderBy(adminActions.id))
    .slice(actionsBefore)
    .map(({ action, subject }) => [action, subject]);

it('messages come page by page and are marked once, with who did it', async () => {
  const rows = Array.from({ length: 31 }, (_, n) => ({
    id: randomUUID(),
    firstName: 'Eva',
    lastName: String(n),
    email: 'eva@example.org',
    subject: 'Frage',
    message: 'Wann?',
    language: 'de' as const,
    createdAt: new Date(test.clock.now - (n % 2)),
  }));
  await test.shop.db.insert(contactMessages).values(rows);
  const first = await get('/messages');
  const second = await get(`/messages?before=${first.next}`);
  expect([first.messages.length, second.messages.length, second.next]).toEqual([30, 1, null]);
  const id: string = second.messages[0].id;
  const handle = (handled: unknown) => post(`/messages/${id}/handled`, { handled });
  const replies = await Promise.all([handle(true), handle(true)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await get(`/messages?before=${first.next}`)).messages[0].handled_at).not.toBeNull();
  const { counts, messages: open } = await get('/messages?open=1&sort=oldest');
  expect(counts).toEqual({ all: 31, open: 30 });
  expect([open.length, open[0].created_at < open[29].created_at]).toEqual([30, true]);
  expect(await get(`/messages/${id}`)).toMatchObject({ id, message: 'Wann?' });
  expect(
    (await test.request(`/api/admin/messages/${randomUUID()}`, { headers: { cookie } })).status,
  ).toBe(404);
  expect((await handle(false)).status).toBe(200);
  expect(await actions()).toEqual([
    ['message_handled', id],
    ['message_reopened', id],
  ]);
});

it('the newsletter is counted, and its table holds confirmed addresses only', async () => {
  const row = { language: 'de' as const, requestedAt: new Date(test.clock.now) };
  await test.shop.db.insert(newsletterSubscribers).values([
    { ...row, email: '+ja@example.org', status: 'confirmed', tokenHash: 'a' },
    { ...row, email: 'nein@example.org', status: 'unsubscribed', tokenHash: 'b' },
    { ...row, email: 'bald@example.org', status: 'requested', tokenHash: 'c' },
  ]);
  expect(await get('/newsletter')).toMatchObject({
    requested: 1,
    confirmed: 1,
    unsubscribed: 1,
    latest: expect.arrayContaining([expect.objectContaining({ status: 'confirmed' })]),
  });
  const file = await test.request('/api/admin/newsletter.csv', { headers: { cookie } });
  const lines = (await file.text()).split('\r\n');
  expect(lines.slice(1)).toEqual(["'+ja@example.org;de;", '']);
  expect(await actions()).toEqual([['newsletter_exported', 'newsletter']]);
});

it('a dead letter is shown and sent once by two who retry it', async () => {
  const id = randomUUID();
  await test.shop.db.insert(mails).values({
    id,
    kind: 'contact-receipt',
    ref: id,
    recipient: 'eva@example.org',
    language: 'de',
    attempts: 11,
    lastError: 'connection refused',
    failedAt: new Date(test.clock.now),
  });
  expect((await get('/failed-deliveries')).mails).toMatchObject([
    { id, error: 'connection refused' },
  ]);
  const replies = await Promise.all([post(`/mails/${id}/retry`), post(`/mails/${id}/retry`)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  await test.settle();
  expect(await test.inbox()).toHaveLength(1);
  expect((await get('/failed-deliveries')).mails).toEqual([]);
  expect((await post(`/mails/${id}/retry`)).status).toBe(404);
  expect(await actions()).toEqual([['mail_retried', id]]);
});

it('an open payment event is handled at once, however old', async () => {
  await test.injectFaults({ target: 'webhook', effect: 'drop', count: 1000 });
  const session = await test.open();
  await test.pay(session);
  const old = new Date(test.clock.now - 30 * 24 * 60 * 60 * 1000);
  await test.shop.db.insert(stripeEvents).values({
    id: 'evt_old',
    type: 'checkout.session.completed',
    objectId: session,
    created: old,
    receivedAt: old,
  });
  expect((await get('/failed-deliveries')).events).toMatchObject([{ id: 'evt_old' }]);
  expect((await post('/events/evt_old/retry')).status).toBe(200);
  expect(await test.orders()).toMatchObject([{ status: 'paid' }]);
  expect((await get('/failed-deliveries')).events).toEqual([]);
  expect((await post('/events/evt_old/retry')).status).toBe(404);
  const [event] = await test.shop.db
    .select()
    .from(stripeEvents)
    .where(eq(stripeEvents.id, 'evt_old'));
  expect(event?.failure).toBeNull();
  expect(await actions()).toEqual([['payment_event_retried', 'evt_old']]);
});

const openAlerts = async () =>
  (await test.shop.db.select().from(alerts)).filter(({ resolvedAt }) => resolvedAt === null);

/** A payment page that this shop did not open, paid. */
async function payElsewhere(changes: Partial<Stripe.Checkout.SessionCreateParams>) {
  const session = await test.shop.stripe.checkout.sessions.create({
    mode: 'payment',
    locale: 'de',
    success_url: `${test.shop.settings.baseUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
    shipping_address_collection: { allowed_countries: ['DE'] },
    ...changes,
  });
  await test.pay(session.id);
  await test.settle();
  return session.id;
}
const line = (name: string, unit_amount: number) => ({
  quantity: 2,
  price_data: { currency: 'eur', unit_amount, product_data: { name } },
});
const failures = async () =>
  (await test.shop.db.select().from(stripeEvents)).map(({ failure }) => failure);

describe('money that this database has no order for', () => {
  it.each([
    ['without an order', {}],
    ['of another shop', { order_id: randomUUID(), attempt: '1', shop: 'other', version: '1' }],
  ])('%s stays quiet', async (_what, metadata) => {
    await payElsewhere({ metadata, line_items: [line('Tasse', 1500)] });
    expect(await failures()).toEqual(['unknown']);
    expect([await test.orders(), await openAlerts()]).toEqual([[], []]);
  });

  it.each([
    ['lines', 'no line says what it was', '1'],
    ['version', 'a later version wrote it', '2'],
  ])('is shown with everything known (%s: %s)', async (reason, _why, version) => {
    const shop = await readShopMark(test.shop);
    const own = { shop, version, ordered_at: new Date().toISOString(), promised: '19;1-2;4-7' };
    const id = await payElsewhere({
      metadata: { order_id: randomUUID(), attempt: '1', ...own },
      line_items: [line('Tasse', 1500)],
    });
    const headers = { cookie };
    const reply = await test.request('/api/admin/alerts', { headers });
    const [alert, ...others] = (await reply.json()).alerts;
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: 'money_without_order', title: 'Geld ohne Bestellung' });
    const path = `/api/admin/alerts/${alert.id}/payment`;
    const shown = await (await test.request(path, { headers })).json();
    expect(shown).toMatchObject({
      session: id,
      payment: { id: expect.stringMatching(/^pi_/), url: expect.stringContaining('/payments/pi_') },
      amount: 3000,
      currency: 'eur',
      email: expect.stringContaining('@'),
      name: expect.any(String),
      address: { city: expect.any(String), country: 'DE' },
      lines: [{ name: 'Tasse', quantity: 2, amount: 3000 }],
    });
    const [stored] = await openAlerts();
    expect(stored?.data).toMatchObject({ cents: 3000, payment: shown.payment.id, reason });
    expect(JSON.stringify(stored)).not.toContain(shown.email);
    // Paid back at Stripe, it needs nobody any more.
    await test.shop.stripe.refunds.create({ payment_intent: shown.payment.id });
    await test.settle();
    expect(await openAlerts()).toEqual([]);
  });
});
