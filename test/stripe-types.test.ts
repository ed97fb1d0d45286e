import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#sandbox/stripe/endpoints.ts';
import { bodyOf } from '#sandbox/webhooks/deliver.ts';
import { discountCodes } from '#server/discount-codes/schema.ts';
import { SANDBOX_KEY } from '#server/env.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { stripeFor, type TestSandbox, testSandbox } from '#test/sandbox.ts';
import { ApiGate } from './gates.ts';
import { signInAdmin, signInCustomer } from './logins.ts';
import { checkoutIdOf, createPaymentShop, DUO, type PaymentShop } from './payments.ts';
import { callEverything } from './stripe/every-call.ts';
import { type Call, openSchema, type Schema } from './stripe/schema.ts';

/**
 * Every call that the shop sends in its life, what the sandbox returns and every event it emits are
 * held against the types of the installed library, so that neither can drift from Stripe.
 */

let schema: Schema;
const gate = new ApiGate('http://127.0.0.1:9');

beforeAll(() => {
  schema = openSchema();
});
afterAll(() => schema.close());

const callsOf = ({ passed }: ApiGate): Call[] =>
  passed.filter((call) => /^\/v[12]\//.test(call.path));
const faultsOf = (calls: readonly Call[]) => {
  const faults = calls.flatMap((call) => [
    ...schema.requestFaults(call),
    ...schema.answerFaults(call),
  ]);
  return [...new Set(faults.map((fault) => fault.replace(/\[\d+\]/g, '[]')))];
};

describe('the sandbox', () => {
  let sandbox: TestSandbox;
  let stripe: Stripe;

  beforeAll(async () => {
    const apiUrl = await gate.open();
    sandbox = await testSandbox({
      methods: ['card', 'paypal', 'klarna'],
      webhookUrl: 'http://127.0.0.1:9/',
      webhookSecret: 'whsec_test',
    });
    gate.target = sandbox.apiUrl;
    stripe = stripeFor(apiUrl);
    await callEverything(sandbox, stripe);
  });
  afterAll(async () => {
    await gate.close();
    await sandbox.end();
  });

  it('is called at every endpoint it has', () => {
    const met = new Set(callsOf(gate).map((call) => schema.endpointOf(call)));
    const own = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect([...met].sort()).toEqual(own.sort());
    expect([...schema.endpoints].sort()).toEqual(own.sort());
  });

  it('returns what the library’s types say', () => {
    expect(faultsOf(callsOf(gate))).toEqual([]);
  });

  it('emits what the library’s types say, whole and thin', async () => {
    const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
    const types = new Set(events.map(({ type }) => type));
    expect([...types].sort()).toEqual(EMITTED);
    const faults = events.flatMap((event) => [
      ...schema.noticeFaults(bodyOf(event, undefined)),
      ...schema.noticeFaults(bodyOf(event, 'thin')),
    ]);
    expect([...new Set(faults)]).toEqual([]);
    expect(schema.noticeFaults(bodyOf(events[0] ?? never(), 'no_data')).join()).toContain(
      'data is missing',
    );
  });
});

function never(): never {
  throw new Error('there is no event');
}

const EMITTED = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refund.updated',
  'charge.refunded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'refund.created',
  'refund.failed',
  'refund.updated',
];

describe('the shop', () => {
  const shopGate = new ApiGate('http://127.0.0.1:9');
  let test: PaymentShop;

  beforeAll(async () => {
    const apiUrl = await shopGate.open();
    test = await createPaymentShop({
      settings: { stripe: { secretKey: SANDBOX_KEY, webhookSecret: 'whsec_test', apiUrl } },
    });
    shopGate.target = test.sandbox?.apiUrl ?? '';
    await live();
  });
  afterAll(async () => {
    await test.close();
    await shopGate.close();
  });

  /** A purchase with everything, another page for the same order, a refund, and the reconciler. */
  async function live(): Promise<void> {
    const code = 'EINE-AKTION-MIT-EINEM-SEHR-LANGEN-NAMEN-UND-NOCH-MEHR';
    await test.shop.db.insert(discountCodes).values({ code, kind: 'percent', value: 10 });
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    const key = randomUUID();
    const jersey = { id: 'deutschland-heim-M', name: 'x', price: 39.99, quantity: 2 };
    const cart = { items: [DUO, jersey], discountCode: code };
    await test.start(cart, key, { cookie });
    const retry = { ...cart, payment_method_types: undefined, language: 'en' };
    await test.pay(checkoutIdOf((await test.start(retry, key, { cookie })).url));
    await test.settle();
    const [order] = await test.orders();
    if (order?.status !== 'paid') throw new Error('not paid');

    const admin = await signInAdmin(test);
    const wish = { cents: 799, refunded: 0, key: randomUUID() };
    await test.send('POST', `/api/admin/orders/${order.id}/refund`, wish, { cookie: admin });
    await test.settle();
    // A refund of an order that this shop no longer knows: only Stripe can say what it belongs to.
    await test.reset();
    const payment = { payment_intent: order.paymentIntentId ?? '', amount: 1 };
    await test.shop.stripe.refunds.create(payment);
    await test.settle();
    await reconcile(test.shop);
  }

  it('sends what the library’s types allow', () => {
    expect(callsOf(shopGate).length).toBeGreaterThan(5);
    expect(faultsOf(callsOf(shopGate))).toEqual([]);
  });

  it('carries keys that Stripe takes, and the library’s own API version', () => {
    for (const { method, path, headers } of shopGate.passed) {
      if (!path.startsWith('/v1/')) continue;
      expect(headers['stripe-version']).toBe(Stripe.API_VERSION);
      if (method !== 'POST' || path.endsWith('/expire')) continue;
      expect(String(headers['idempotency-key']).length).toBeLessThanOrEqual(255);
    }
  });
});

describe('the check', () => {
  const call = (method: string, path: string, params: string, answer: object = {}): Call => ({
    ...{ method, path, params },
    answer: JSON.stringify(answer),
  });
  const needed = 'success_url=http://a.b&';

  it.each([
    ['line_items[0][quantity]=two', 'params.line_items[0].quantity is of another type'],
    ['line_items[0][price_data][colour]=red', 'params.line_items[0].price_data.colour is unknown'],
    ['line_items[1][price_data][unit_amount]=1', 'price_data.currency is missing'],
  ])('sees the wrong parameter %s', (params, fault) => {
    const faults = schema.requestFaults(call('POST', '/v1/checkout/sessions', needed + params));
    expect(faults.join()).toContain(fault);
  });

  it.each([
    ['a missing field', { amount: undefined }, 'answer.amount is missing'],
    ['an unknown field', { colour: 'red' }, 'answer.colour is unknown'],
    ['a fault inside', { charge: { object: 'charge' } }, 'answer.charge.amount is missing'],
  ])('sees %s in an answer', (_, changes, fault) => {
    const refund = callsOf(gate).find(
      ({ method, path }) => `${method} ${path}` === 'POST /v1/refunds',
    );
    const answer = { ...JSON.parse(refund?.answer ?? ''), ...changes };
    const faults = schema.answerFaults(call('POST', '/v1/refunds', '', answer));
    expect(faults.join()).toContain(fault);
  });

  it('sees a call that nobody described, and an event that does not exist', () => {
    expect(schema.requestFaults(call('GET', '/v1/balance', ''))).toHaveLength(1);
    const event = { object: 'event', type: 'refund.lost' };
    expect(schema.noticeFaults(JSON.stringify(event))).toHaveLength(1);
  });
});
