import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkout, control, type TestSandbox, testSandbox } from '#test/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;
let session: Stripe.Checkout.Session;
let intentId: string;

beforeAll(async () => {
  sandbox = await testSandbox();
  stripe = sandbox.stripe;
  const { id } = await stripe.checkout.sessions.create(checkout());
  await control(sandbox, `/sessions/${id}/pay`);
  session = await stripe.checkout.sessions.retrieve(id);
  intentId = String(session.payment_intent);
});
afterAll(() => sandbox.end());

describe('what a payment left behind', () => {
  it('is found by its intent', async () => {
    const found = await stripe.checkout.sessions.list({ payment_intent: intentId });
    expect(found.data.map((one) => one.id)).toEqual([session.id]);
    for (const [status, count] of [
      ['complete', 1],
      ['open', 0],
    ] as const) {
      expect((await stripe.checkout.sessions.list({ status })).data).toHaveLength(count);
    }
    const intents = await stripe.paymentIntents.list();
    expect(intents.data.map((one) => one.id)).toEqual([intentId]);
  });

  it('is not found under other ids', async () => {
    for (const call of [
      () => stripe.paymentIntents.retrieve('pi_no'),
      () => stripe.checkout.sessions.listLineItems('cs_no'),
      () => stripe.checkout.sessions.expire('cs_no'),
    ]) {
      await expect(call()).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
    await expect(stripe.refunds.list({ starting_after: 're_no' })).rejects.toMatchObject({
      statusCode: 400,
      param: 'starting_after',
    });
  });
});

describe('the handles', () => {
  it('answer 404 and 400 in JSON', async () => {
    expect((await control(sandbox, '/sessions/cs_no/pay')).status).toBe(404);
    expect((await control(sandbox, `/sessions/${session.id}/pay`, { outcome: '?' })).status).toBe(
      400,
    );
    expect((await control(sandbox, '/clock', { seconds: -1 })).status).toBe(400);
  });
});
