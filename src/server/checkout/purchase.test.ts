import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/checkout.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';

const test = await openPaymentShop();

describe('a purchase', () => {
  it('goes from the cart to a paid order with a number, a mail and a page that shows it', async () => {
    const started = await test.start();
    expect(started.status).toBe(200);
    const id = checkoutIdOf(started.url);
    await test.pay(id, { email: 'mia@kundin.example', name: 'Mia Muster' });
    await test.settle();

    const text = await (await test.show(id)).text();
    // Nothing about the person.
    expect(text).not.toMatch(/mia|muster|berlin|beispiel/i);
    const body: CheckoutReply = JSON.parse(text);
    expect(body).toMatchObject({ status: 'paid', order: { number: 'EL-1001', amount: 10_799 } });
    expect(body.order?.items).toMatchObject([
      { name: 'Elvare Pouch', variant: 'Duo: Rosa, Lila', amount: 10_799, gift: false },
      { name: 'Elvare Kartenetui, Schwarz', amount: 0, gift: true },
    ]);
    const [order] = await test.orders();
    // Delivery is counted from then on.
    expect(body.order?.paid_at).toBe(order?.paidAt?.toISOString());
    expect(order).toMatchObject({
      customerEmail: 'mia@kundin.example',
      customerName: 'Mia Muster',
      address: { city: 'Berlin', country: 'DE' },
    });
    expect(await test.history(order?.id ?? '')).toEqual(['created', 'paid', 'mailed']);
    const mails = await test.inbox();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: ['mia@kundin.example'],
      subject: 'Deine Bestellung EL-1001 ist bestätigt',
    });
  });

  it('does not know unknown ids', async () => {
    for (const id of ['cs_test_unknown', 'x']) expect((await test.show(id)).status).toBe(404);
  });

  it('shows the hosted page what the drawer showed: variants, gifts, discount, shipping', async () => {
    const id = await test.open({ discountCode: 'willkommen10', language: 'en' });
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      amount_subtotal: 10_799,
      amount_total: 9719,
      locale: 'en',
      payment_method_types: ['card', 'paypal'],
      shipping_address_collection: { allowed_countries: ['DE'] },
      total_details: { amount_discount: 1080, amount_shipping: 0 },
    });
    expect(session.success_url).toContain('/en/success?session_id={CHECKOUT_SESSION_ID}');
    expect(session.custom_text.submit?.message).toContain('19% VAT (€15.52)');
    const lines = await test.shop.stripe.checkout.sessions.listLineItems(id);
    expect(lines.data.map(({ description }) => description)).toEqual([
      'Elvare Pouch, Duo: Pink, Lilac',
      'Gift: Elvare Card Holder, Black',
    ]);
  });

  it('makes one line of a variant that comes sixty times', async () => {
    const started = await test.start({ items: Array.from({ length: 60 }, () => DUO) });
    expect(started).toMatchObject({ status: 200 });
    const [order] = await test.orders();
    expect(order?.items).toMatchObject([{ id: 'pouch-duo', quantity: 60 }, { gift: true }]);
  });

  it('knows a shopper by the login or not at all, whatever the body says', async () => {
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    for (const [headers, email] of [
      [{}, null],
      [{ cookie }, 'lena@kundin.example'],
    ] as const) {
      const body = { customer_email: 'somebody@else.example' };
      const id = checkoutIdOf((await test.start(body, randomUUID(), headers)).url);
      const session = await test.shop.stripe.checkout.sessions.retrieve(id);
      expect(session.customer_email).toBe(email);
    }
    expect(await test.orders()).toMatchObject([
      { customerEmail: null, userId: null },
      { customerEmail: 'lena@kundin.example', userId: expect.any(String) },
    ]);
  });
});
