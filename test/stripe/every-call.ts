import type Stripe from 'stripe';
import { checkout, control, type TestSandbox } from '#test/sandbox.ts';

interface Account {
  sandbox: TestSandbox;
  stripe: Stripe;
}

async function pay(
  { sandbox, stripe }: Account,
  wish: object,
  changes: Stripe.Checkout.SessionCreateParams = {},
): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(checkout(changes));
  await control(sandbox, `/sessions/${id}/pay`, wish);
  return id;
}

/** Every endpoint, every kind of payment, and what can become of it. */
export async function callEverything(sandbox: TestSandbox, stripe: Stripe): Promise<void> {
  const account = { sandbox, stripe };
  const coupon = await stripe.coupons.create({
    amount_off: 10,
    currency: 'eur',
    max_redemptions: 1,
    duration: 'once',
    name: 'Aktion',
  });
  const full: Stripe.Checkout.SessionCreateParams = {
    adaptive_pricing: { enabled: false },
    branding_settings: { display_name: 'Kern' },
    custom_text: { submit: { message: 'inkl. MwSt.' } },
    discounts: [{ coupon: coupon.id }],
  };
  const session = await pay(account, {}, full);
  const { shipping_address_collection: _, ...given } = checkout({
    customer_email: 'mia@kundin.example',
    payment_intent_data: {
      shipping: { name: 'Mia Muster', address: { line1: 'Torstraße 1', country: 'DE' } },
    },
  });
  const addressed = await stripe.checkout.sessions.create(given);
  await control(sandbox, `/sessions/${addressed.id}/pay`, {});
  await stripe.checkout.sessions.retrieve(addressed.id, {
    expand: ['payment_intent.latest_charge'],
  });
  const wishes = [
    { outcome: 'decline' },
    { method: 'paypal', outcome: 'decline' },
    { method: 'paypal', settles: { outcome: 'succeed', afterMs: 0 } },
    { method: 'klarna', settles: { outcome: 'fail', afterMs: 0 } },
    { card: '4000000000000259' },
    { card: '4000000000001976' },
  ];
  for (const wish of wishes) await pay(account, wish);
  await control(sandbox, '/clock', { seconds: 1 });
  await refundsAndDisputes(account);
  const { id } = await stripe.checkout.sessions.create(checkout());
  await stripe.checkout.sessions.expire(id);
  await stripe.checkout.sessions.expire(id).catch(() => undefined);
  await stripe.checkout.sessions.listLineItems(session, { expand: ['data.price.product'] });
  const rich = await stripe.checkout.sessions.retrieve(session, {
    expand: [
      'payment_intent.latest_charge.balance_transaction',
      'payment_intent.latest_charge.refunds',
    ],
  });
  const intent = rich.payment_intent as Stripe.PaymentIntent;
  await reads(stripe, intent.id);
  await stripe.events.list({ limit: 1 });
  for (const status of [400, 401, 403, 404, 429, 500]) {
    await control(sandbox, '/faults', { target: 'api', effect: 'status', status });
    await stripe.paymentIntents.retrieve('pi_no').catch(() => undefined);
  }
}

async function refundsAndDisputes(account: Account): Promise<void> {
  const { sandbox, stripe } = account;
  const rules = [
    { target: 'refund', ends: 'succeeded' },
    { target: 'refund', ends: 'failed' },
    { target: 'refund', starts: 'succeeded', ends: 'failed' },
    { target: 'refund', ends: 'canceled' },
    { target: 'refund', starts: 'failed' },
  ];
  for (const method of ['card', 'paypal', 'klarna']) {
    await control(sandbox, '/faults', rules);
    const id = await pay(account, { method });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    const all = rules.map(() =>
      stripe.refunds.create({ payment_intent: String(payment_intent), amount: 100 }),
    );
    await Promise.all(all);
    await control(sandbox, '/clock', { seconds: 1 });
    const { body } = await control(sandbox, `/sessions/${id}/dispute`);
    await stripe.refunds.create({ payment_intent: String(payment_intent) }).catch(() => undefined);
    for (const status of ['under_review', 'won']) {
      await control(sandbox, `/disputes/${body['id']}/status`, { status });
    }
  }
  await stripe.refunds.list({
    expand: ['data.charge', 'data.payment_intent'],
  });
  await control(sandbox, '/clock', { seconds: 5 * 86_400 });
  await stripe.payouts.list({ arrival_date: { gte: 0, lt: 4e9 } });
  await stripe.balanceTransactions.list({ created: { gte: 0, lt: 4e9 }, type: 'adjustment' });
  await stripe.disputes.list({ expand: ['data.charge', 'data.payment_intent'] });
}

async function reads(stripe: Stripe, intentId: string): Promise<void> {
  await stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
  await stripe.paymentIntents.retrieve(intentId);
  await stripe.paymentIntents.update(intentId, { description: 'Bestellung 7' });
  await stripe.checkout.sessions.list({ payment_intent: intentId });
  await stripe.accounts.retrieveCurrent();
  await stripe.paymentMethodConfigurations.list();
  await stripe.webhookEndpoints.list();
}
