import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { stripeEvents } from '../payments/schema.ts';

const test = await openPaymentShop();

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
const line = (name: string, unit_amount: number, metadata: Record<string, string> = {}) => ({
  quantity: 2,
  price_data: { currency: 'eur', unit_amount, product_data: { name, metadata } },
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

  it('is an order again when a shop of 0.1 has sold it', async () => {
    await payElsewhere({
      metadata: { order_id: randomUUID(), attempt: '1' },
      line_items: [
        line('Elvare Pouch, Duo: Rosa, Lila', 10_799, { item_id: 'pouch-duo' }),
        line('Geschenk: Elvare Kartenetui, Navy', 0, { item_id: 'gift-card_holder-navy' }),
      ],
    });
    const [order] = await test.orders();
    expect(order).toMatchObject({ number: 1001, status: 'paid', amount: 21_598, language: 'de' });
    expect(order?.items).toMatchObject([
      { id: 'pouch-duo', product_id: 'pouch', variant: 'Duo: Rosa, Lila', amount: 21_598 },
      { product_id: 'kartenetui', name: 'Elvare Kartenetui, Navy', gift: true, amount: 0 },
    ]);
    // Nobody has recorded it before: it is confirmed like any other.
    expect((await test.inbox()).map(({ subject }) => subject).join()).toContain('EL-1001');
  });

  it.each([
    ['lines', 'no line says what it was', {}, 1500],
    ['origin', 'it leads back to another address', { success_url: 'https://other.example/' }, 1500],
  ])('is shown with everything known (%s: %s)', async (reason, _why, changes, cents) => {
    const id = await payElsewhere({
      metadata: { order_id: randomUUID(), attempt: '1' },
      line_items: [line('Tasse', cents)],
      ...changes,
    });
    const headers = { cookie: await signInAdmin(test) };
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
    // Paid back at Stripe, it is nobody's trouble any more.
    await test.shop.stripe.refunds.create({ payment_intent: shown.payment.id });
    await test.settle();
    expect(await openAlerts()).toEqual([]);
  });
});
