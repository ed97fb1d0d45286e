import type Stripe from 'stripe';
import { checkout, control, type TestSandbox } from '#sandbox/test/kit.ts';

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
    percent_off: 10,
    duration: 'once',
    name: 'Aktion',
  });
  const full: Stripe.Checkout.SessionCreateParams = {
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    branding_settings: { display_name: 'Elvare' },
    consent_collection: { terms_of_service: 'required' },
    custom_text: { submit: { message: 'inkl. MwSt.' } },
    discounts: [{ coupon: coupon.id }],
    phone_number_collection: { enabled: true },
    submit_type: 'book',
    excluded_payment_method_types: ['klarna'],
    payment_method_options: { card: { request_three_d_secure: 'any' } },
  };
  const session = await pay(account, {}, full);
  const known = { name: 'Erika', address: { line1: 'Weg 1', country: 'DE' } };
  const wishes: [object, Stripe.Checkout.SessionCreateParams?][] = [
    [{ outcome: 'decline' }],
    [{ method: 'paypal', outcome: 'decline' }],
    [{ method: 'paypal', settles: { outcome: 'succeed', afterMs: 0 } }],
    [{ method: 'klarna', settles: { outcome: 'fail', afterMs: 0 } }],
    [{ card: '4000000000000259' }],
    [{ card: '4000000000001976' }],
    [
      {},
      {
        shipping_address_collection: undefined as never,
        payment_intent_data: { shipping: known },
      },
    ],
  ];
  for (const [wish, changes = {}] of wishes) {
    const { shipping_address_collection: asked, ...rest } = checkout(changes);
    const { id } = await stripe.checkout.sessions.create(asked ? checkout(changes) : rest);
    await control(sandbox, `/sessions/${id}/pay`, wish);
  }
  await control(sandbox, '/clock', { seconds: 1 });
  await refundsAndDisputes(account);
  const { id } = await stripe.checkout.sessions.create(checkout());
  await stripe.checkout.sessions.update(id, { metadata: { a: 'b' } });
  await stripe.checkout.sessions.expire(id);
  await stripe.checkout.sessions.expire(id).catch(() => undefined);
  await stripe.checkout.sessions.listLineItems(session, { expand: ['data.price.product'] });
  const rich = await stripe.checkout.sessions.retrieve(session, {
    expand: [
      'line_items',
      'payment_intent.latest_charge.balance_transaction',
      'payment_intent.latest_charge.refunds',
      'payment_intent.payment_method',
      'shipping_cost.shipping_rate',
      'discounts.coupon',
    ],
  });
  const intent = rich.payment_intent as Stripe.PaymentIntent;
  await reads(stripe, intent.id, intent.latest_charge as Stripe.Charge);
  await stripe.coupons.list();
  await stripe.coupons.retrieve(coupon.id);
  await stripe.coupons.del(coupon.id);
  const events = await stripe.events.list({ limit: 1 });
  const [event] = events.data;
  await stripe.events.retrieve(event?.id ?? '');
  await stripe.v2.core.events.retrieve(`${event?.id.replace('evt_', 'evt_thin_')}`);
  for (const status of [400, 401, 403, 404, 429, 500]) {
    await control(sandbox, '/faults', { target: 'api', effect: 'status', status });
    await stripe.refunds.retrieve('re_no').catch(() => undefined);
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
    const [first] = await Promise.all(all);
    await control(sandbox, '/clock', { seconds: 1 });
    await stripe.refunds.update(first?.id ?? '', { metadata: { a: 'b' } });
    await stripe.refunds.retrieve(first?.id ?? '', {
      expand: ['charge', 'balance_transaction', 'payment_intent'],
    });
    const { body } = await control(sandbox, `/sessions/${id}/dispute`);
    await stripe.refunds.create({ payment_intent: String(payment_intent) }).catch(() => undefined);
    for (const status of ['under_review', 'won']) {
      await control(sandbox, `/disputes/${body['id']}/status`, { status });
    }
    await stripe.disputes.retrieve(String(body['id']), { expand: ['charge', 'payment_intent'] });
  }
  await stripe.refunds.list({ expand: ['data.failure_balance_transaction'] });
  const { data } = await stripe.disputes.list();
  const open = data.find(({ status }) => status === 'needs_response');
  await stripe.disputes.close(open?.id ?? '');
}

async function reads(stripe: Stripe, intentId: string, charge: Stripe.Charge): Promise<void> {
  await stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
  await stripe.paymentIntents.retrieve(intentId);
  await stripe.paymentIntents.update(intentId, { description: 'Bestellung 7' });
  await stripe.charges.list({ payment_intent: intentId });
  await stripe.charges.retrieve(charge.id, { expand: ['payment_intent'] });
  const booked = charge.balance_transaction as Stripe.BalanceTransaction;
  await stripe.balanceTransactions.retrieve(booked.id);
  await stripe.paymentMethods.retrieve(String(charge.payment_method));
  const { data } = await stripe.checkout.sessions.list({ status: 'complete' });
  await stripe.shippingRates.retrieve(String(data[0]?.shipping_cost?.shipping_rate));
  const { id } = await stripe.accounts.retrieveCurrent();
  await stripe.accounts.retrieve(id);
  const configurations = await stripe.paymentMethodConfigurations.list();
  await stripe.paymentMethodConfigurations.retrieve(configurations.data[0]?.id ?? '');
  await stripe.webhookEndpoints.list();
}
