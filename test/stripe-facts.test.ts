import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountCodes } from '../src/server/db/schema.ts';
import { SANDBOX_KEY } from '../src/server/env.ts';
import { reconcile } from '../src/server/orders/reconcile.ts';
import { ApiGate, type Passed } from './gates.ts';
import { signInAdmin, signInCustomer } from './logins.ts';
import { checkoutIdOf, createPaymentShop, DUO, type PaymentShop } from './payments.ts';
import { answerFaults, endpointOf, parameterName, requestFaults } from './stripe/check.ts';
import { extractFacts, type OpenApi } from './stripe/extract.ts';
import { readFacts } from './stripe/facts.ts';

/**
 * Every call that the shop sends in its life, recorded on the wire and held against what Stripe
 * publishes about its API; and what the sandbox answers, so that it cannot drift from the original.
 */

const facts = readFacts();
const gate = new ApiGate('http://127.0.0.1:9');
let test: PaymentShop;
let calls: readonly Passed[];

beforeAll(async () => {
  const apiUrl = await gate.open();
  test = await createPaymentShop({
    settings: { stripe: { secretKey: SANDBOX_KEY, webhookSecret: 'whsec_test', apiUrl } },
  });
  gate.target = test.sandbox?.apiUrl ?? '';
  await live();
  calls = gate.passed.filter(({ path }) => path.startsWith('/v1/'));
});
afterAll(async () => {
  await test.close();
  await gate.close();
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
  await test.send('POST', `/api/desk/orders/${order.id}/refund`, wish, { cookie: admin });
  await test.settle();
  // A refund of an order that this shop no longer knows: only Stripe can say what it belongs to.
  await test.reset();
  await test.shop.stripe.refunds.create({ payment_intent: order.paymentIntentId ?? '', amount: 1 });
  await test.settle();
  await reconcile(test.shop);
}

describe('what the shop sends to Stripe', () => {
  it('meets every endpoint that it knows', () => {
    const met = new Set(calls.map((call) => endpointOf(asCall(call), facts)));
    expect([...met].sort()).toEqual(Object.keys(facts.requests).sort());
  });

  it('is what Stripe’s published description allows', () => {
    expect(calls.flatMap((call) => requestFaults(asCall(call), facts))).toEqual([]);
  });

  it('is everything the description is asked about, so that no fact is left over', () => {
    const sent = new Set(
      calls.flatMap((call) =>
        [...new URLSearchParams(call.params).keys()].map(
          (name) => `${endpointOf(asCall(call), facts)} ${parameterName(name)}`,
        ),
      ),
    );
    const unsent = Object.entries(facts.requests).flatMap(([endpoint, known]) =>
      Object.entries(known)
        .filter(([, { type }]) => type !== 'object')
        .map(([name]) => `${endpoint} ${name}`)
        .filter((name) => ![...sent].some((one) => one === name || matchesMap(one, name))),
    );
    expect(unsent).toEqual([]);
  });

  it('carries keys that Stripe takes, the same for a retry of the same call', () => {
    const posts = calls.filter(
      ({ method, path }) => method === 'POST' && !path.endsWith('/expire'),
    );
    for (const { headers } of posts) {
      expect(String(headers['idempotency-key']).length).toBeLessThanOrEqual(255);
      // Additions aside, Stripe's API changes only with the name behind the date.
      expect(String(headers['stripe-version']).split('.')[1]).toBe(facts.version.split('.')[1]);
    }
  });
});

it('what the sandbox answers is what Stripe would', () => {
  const answers = calls.map(({ answer }) => JSON.parse(answer) as unknown);
  expect(JSON.stringify(answers)).toContain('"object":"charge"');
  expect(answers.flatMap((answer) => answerFaults(answer, facts))).toEqual([]);
});

function asCall({ method, path, params, answer }: Passed) {
  return { method, path, params, answer };
}

function matchesMap(sent: string, name: string): boolean {
  return name.endsWith('.*') && sent.startsWith(name.slice(0, -1));
}

describe('the check', () => {
  const create = (params: string) =>
    requestFaults({ method: 'POST', path: '/v1/checkout/sessions', params, answer: {} }, facts);

  it.each([
    ['line_items[0][quantity]=two', 'is no integer'],
    ['adaptive_pricing[enabled]=no', 'is no boolean'],
    ['mode=donation', 'is none of'],
    ['payment_method_types[0]=card', 'is not in the facts'],
    [`client_reference_id=${'x'.repeat(201)}`, 'is longer than 200'],
    [
      'line_items[1][price_data][unit_amount]=1',
      'line_items[1][price_data] comes without currency',
    ],
    [
      'shipping_options[0][shipping_rate_data][delivery_estimate][minimum][unit]=business_day',
      'comes without value',
    ],
  ])('sees that %s', (params, fault) => {
    expect(create(params).join()).toContain(fault);
  });

  it('sees a call that nobody looked up, and an answer that is none', () => {
    const call = { method: 'GET', path: '/v1/balance', params: '', answer: {} };
    expect(requestFaults(call, facts)).toHaveLength(1);
    const session = { object: 'list', data: [{ object: 'checkout.session', status: 'done' }] };
    const found = answerFaults(session, facts);
    expect(found).toContain('checkout.session: id is missing');
    expect(found).toContain('checkout.session: status is none of complete, expired, open');
  });
});

describe('npm run stripe-facts', () => {
  /** A description of the same form, with one call and one object. */
  const spec = (type: string): OpenApi => ({
    info: { version: '2027-01-01.fern' },
    paths: {
      '/v1/refunds': {
        post: {
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  properties: {
                    reason: { type: 'string', maxLength: 9, enum: ['duplicate', 'lost'] },
                    parts: {
                      type: 'array',
                      items: { anyOf: [{ $ref: '#/components/schemas/part' }, { enum: [''] }] },
                    },
                    metadata: { additionalProperties: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        part: { type: 'object', required: ['amount'], properties: { amount: { type } } },
        refund: {
          required: ['id'],
          properties: { id: { type: 'string' }, reason: { type: 'string', nullable: true } },
        },
      },
    },
  });
  const wanted = {
    source: 'here',
    version: 'old',
    requests: {
      'POST /v1/refunds': {
        reason: { type: 'string' as const, values: ['lost'] },
        'parts[]': { type: 'object' as const },
        'parts[].amount': { type: 'string' as const },
        'metadata.*': { type: 'string' as const },
      },
    },
    answers: { refund: { required: [], fields: { reason: { type: 'string' as const } } } },
  };

  it('takes from a description what the shop needs of it', () => {
    expect(extractFacts(spec('integer'), wanted)).toEqual({
      source: 'here',
      version: '2027-01-01.fern',
      requests: {
        'POST /v1/refunds': {
          reason: { type: 'string', maxLength: 9, values: ['lost'] },
          'parts[]': { type: 'object', required: ['amount'] },
          'parts[].amount': { type: 'integer' },
          'metadata.*': { type: 'string' },
        },
      },
      answers: {
        refund: { required: ['id'], fields: { reason: { type: 'string', nullable: true } } },
      },
    });
  });

  it.each([
    [{ reason: { type: 'string' as const, values: ['late'] } }, 'reason: late is gone'],
    [{ amount: { type: 'integer' as const } }, 'amount is gone'],
  ])('says what is gone', (parameters, message) => {
    const requests = { 'POST /v1/refunds': parameters };
    expect(() => extractFacts(spec('integer'), { ...wanted, requests })).toThrow(message);
  });
});
