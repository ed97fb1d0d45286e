import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { checkout, control, lineItem, sandboxOfFile } from '../test/kit.ts';
import { API_VERSION } from '../webhooks/emit.ts';

const sandbox = await sandboxOfFile();
const { stripe } = sandbox;

describe('checkout sessions', () => {
  it('opens one as Stripe would', async () => {
    const session = await stripe.checkout.sessions.create(checkout());
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{50,}$/);
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_subtotal: 9898,
      amount_total: 10_388,
      currency: 'eur',
      livemode: false,
      locale: 'de',
      mode: 'payment',
      metadata: { order_id: 'order-1' },
      total_details: { amount_discount: 0, amount_shipping: 490, amount_tax: 0 },
      payment_method_types: ['card', 'paypal'],
      customer_details: null,
      url: `${sandbox.apiUrl}/c/pay/${session.id}`,
    });
    expect(session.expires_at - session.created).toBe(24 * 60 * 60);
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(session.lastResponse.apiVersion).toBe(Stripe.API_VERSION);
    expect(API_VERSION).toBe(Stripe.API_VERSION);
  });

  it('is retrieved with what is asked for', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    const plain = await stripe.checkout.sessions.retrieve(id);
    expect(plain).not.toHaveProperty('line_items');
    const full = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items.data.price.product', 'payment_intent', 'shipping_cost.shipping_rate'],
    });
    const [first] = full.line_items?.data ?? [];
    expect(first).toMatchObject({ description: 'Pouch Einzel', amount_total: 5999, quantity: 1 });
    expect(first?.price?.product).toMatchObject({ name: 'Pouch Einzel' });
    expect(full.payment_intent).toBeNull();
    expect(full.shipping_cost?.shipping_rate).toMatchObject({ display_name: 'Standardversand' });
    await expect(
      stripe.checkout.sessions.retrieve(id, { expand: ['success_url'] }),
    ).rejects.toMatchObject({ message: 'This property cannot be expanded (success_url).' });
  });

  it('pages through line items', async () => {
    const line_items = Array.from({ length: 12 }, (_, index) => lineItem(`Nr. ${index}`, 100));
    const { id } = await stripe.checkout.sessions.create(checkout({ line_items }));
    const names: (string | null)[] = [];
    for await (const line of stripe.checkout.sessions.listLineItems(id, { limit: 5 })) {
      names.push(line.description);
    }
    expect(names).toEqual(line_items.map((_, index) => `Nr. ${index}`));
  });

  it('takes a fixed reduction off the items, not off shipping', async () => {
    const coupon = await stripe.coupons.create({
      amount_off: 1000,
      currency: 'eur',
      duration: 'once',
      name: 'ZEHN',
    });
    const session = await stripe.checkout.sessions.create(
      checkout({ discounts: [{ coupon: coupon.id }], expand: ['line_items'] }),
    );
    expect(session.amount_total).toBe(9388);
    expect(session.total_details?.amount_discount).toBe(1000);
    const lines = session.line_items?.data ?? [];
    expect(lines.map((line) => line.amount_discount)).toEqual([606, 394]);
    expect(session.discounts).toEqual([{ coupon: coupon.id, promotion_code: null }]);
    await control(sandbox, `/sessions/${session.id}/pay`);
    expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1);
  });

  it('takes a percentage off', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 12.5, duration: 'once' });
    const session = await stripe.checkout.sessions.create(
      checkout({ discounts: [{ coupon: coupon.id }] }),
    );
    expect(session.total_details?.amount_discount).toBe(1237);
  });

  it('shows included tax once the address is known', async () => {
    const { id } = await stripe.checkout.sessions.create(
      checkout({ automatic_tax: { enabled: true } }),
    );
    await control(sandbox, `/sessions/${id}/pay`);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session.amount_total).toBe(10_388);
    expect(session.total_details?.amount_tax).toBe(958 + 623 + 78);
    expect(session.automatic_tax.status).toBe('complete');
  });

  it('expires once, and only while open', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    const expired = await stripe.checkout.sessions.expire(id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('can be expired'),
    });
  });

  it('keeps merged metadata', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    const changed = await stripe.checkout.sessions.update(id, {
      metadata: { order_id: '', note: 'x' },
    });
    expect(changed.metadata).toEqual({ note: 'x' });
  });

  it('is found in lists by status, newest first', async () => {
    const open = await stripe.checkout.sessions.create(checkout());
    const gone = await stripe.checkout.sessions.create(checkout());
    await stripe.checkout.sessions.expire(gone.id);
    const listed = await stripe.checkout.sessions.list({ status: 'open', limit: 1 });
    expect(listed.data.map((session) => session.id)).toEqual([open.id]);
    expect(listed.has_more).toBe(true);
  });

  it('offers only the allowed payment methods', async () => {
    const card = await stripe.checkout.sessions.create(
      checkout({ allowed_payment_method_types: ['card', 'klarna'] }),
    );
    expect(card.payment_method_types).toEqual(['card']);
    const paypal = await stripe.checkout.sessions.create(
      checkout({ excluded_payment_method_types: ['card'] }),
    );
    expect(paypal.payment_method_types).toEqual(['paypal']);
  });

  it('completes free of charge without a payment', async () => {
    const { id } = await stripe.checkout.sessions.create(
      checkout({ line_items: [lineItem('Geschenk', 0)], shipping_options: [] }),
    );
    await control(sandbox, `/sessions/${id}/pay`);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
  });
});
