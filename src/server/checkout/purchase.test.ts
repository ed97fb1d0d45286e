import { describe, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/checkout.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { discountCodes } from '../discount-codes/schema.ts';

const test = await openPaymentShop();

async function readCheckout(id: string): Promise<{ status: number; body: CheckoutReply }> {
  const response = await test.show(id);
  return { status: response.status, body: (await response.json()) as CheckoutReply };
}

describe('a purchase', () => {
  it('goes from the cart to a paid order with a number, a mail and a page that shows it', async () => {
    const started = await test.start();
    expect(started.status).toBe(200);
    const id = checkoutIdOf(started.url);
    expect((await readCheckout(id)).body).toMatchObject({
      status: 'pending',
      order: { number: null },
    });

    await test.pay(id, { email: 'mia@kundin.example', name: 'Mia Muster' });
    await test.settle();

    const { status, body } = await readCheckout(id);
    expect(status).toBe(200);
    expect(body.status).toBe('paid');
    expect(body.order).toMatchObject({
      number: 'EL-1001',
      amount: 10_799,
      shipping: 0,
      discount: 0,
      currency: 'eur',
    });
    expect(body.order?.items).toMatchObject([
      { name: 'Elvare Pouch', variant: 'Duo: Rosa, Lila', amount: 10_799, gift: false },
      { name: 'Elvare Kartenetui, Schwarz', amount: 0, gift: true },
    ]);
    const [order] = await test.orders();
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

  it('gives nothing about the person away', async () => {
    const id = await test.open();
    await test.pay(id, { email: 'mia@kundin.example', name: 'Mia Muster' });
    await test.settle();
    const response = await test.show(id);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toMatch(/mia|muster|berlin|beispiel/i);
  });

  it('does not know unknown ids', async () => {
    for (const id of ['cs_test_unknown', 'x', '%00', 'x'.repeat(500)]) {
      expect((await readCheckout(id)).status).toBe(404);
    }
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

  it('charges shipping once a code takes the cart below the threshold', async () => {
    const code = { code: 'ALMOSTALL', kind: 'percent', value: 95 } as const;
    await test.shop.db.insert(discountCodes).values(code);
    const id = await test.open({ discountCode: 'ALMOSTALL' });
    const [order] = await test.orders();
    expect(order).toMatchObject({
      subtotal: 10_799,
      discount: 10_259,
      shipping: 490,
      amount: 1030,
    });
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session.amount_total).toBe(1030);
  });

  it('makes one line of a variant that comes sixty times', async () => {
    const started = await test.start({ items: Array.from({ length: 60 }, () => DUO) });
    expect(started).toMatchObject({ status: 200 });
    const [order] = await test.orders();
    expect(order?.items).toMatchObject([{ id: 'pouch-duo', quantity: 60 }, { gift: true }]);
  });

  it('asks guests for their address and takes it from nowhere else', async () => {
    const id = await test.open({ customer_email: 'guest@elvare.example' });
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session.customer_email).toBeNull();
    expect((await test.orders())[0]?.customerEmail).toBeNull();
  });

  it('knows a signed-in shopper by the login, whatever the body says', async () => {
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    const key = 'a-key-of-this-very-browser';
    const body = { customer_email: 'somebody@else.example' };
    const id = checkoutIdOf((await test.start(body, key, { cookie })).url);
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    expect(session.customer_email).toBe('lena@kundin.example');
    const [order] = await test.orders();
    expect(order).toMatchObject({ customerEmail: 'lena@kundin.example' });
    expect(order?.userId).not.toBeNull();
  });

  it('speaks English from the hosted page to the mail', async () => {
    const id = await test.open({ language: 'en' });
    await test.pay(id, { email: 'amy@customer.example', name: 'Amy Example' });
    await test.settle();
    const [mail] = await test.inbox();
    expect(mail?.subject).toBe('Your order EL-1001 is confirmed');
    expect(mail?.text).toContain('Hello Amy,');
    expect(mail?.text).toContain('Duo: Pink, Lilac');
  });
});
