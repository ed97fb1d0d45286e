import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { checkout, control, lineItem, sandboxOfFile } from '#test/sandbox.ts';
import { API_VERSION } from '../webhooks/deliver.ts';

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
    const lines = await stripe.checkout.sessions.listLineItems(id, {
      expand: ['data.price.product'],
    });
    const [first] = lines.data;
    expect(first).toMatchObject({ description: 'Pouch Einzel', amount_total: 5999, quantity: 1 });
    expect(first?.price?.product).toMatchObject({ name: 'Pouch Einzel' });
    const full = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(full.payment_intent).toBeNull();
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
      max_redemptions: 1,
      name: 'ZEHN',
    });
    const open = () =>
      stripe.checkout.sessions.create(checkout({ discounts: [{ coupon: coupon.id }] }));
    const session = await open();
    expect(session.amount_total).toBe(9388);
    expect(session.total_details?.amount_discount).toBe(1000);
    expect(session.discounts).toEqual([{ coupon: coupon.id, promotion_code: null }]);
    await control(sandbox, `/sessions/${session.id}/pay`);
    await expect(open()).rejects.toMatchObject({ code: 'coupon_expired' });
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
});
