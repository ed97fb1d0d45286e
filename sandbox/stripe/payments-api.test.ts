import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewKeyOf } from '../guard.ts';
import { checkout, control, type TestSandbox, testSandbox } from '../test/kit.ts';
import { SECRET_KEY } from './api.ts';

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

  it('is expanded', async () => {
    const refund = await stripe.refunds.create({ payment_intent: intentId, amount: 100 });
    const list = await stripe.paymentIntents.list({
      expand: ['data.latest_charge.refunds'],
    });
    expect(list.data[0]).toMatchObject({
      latest_charge: { refunds: { data: [{ id: refund.id }], has_more: false } },
    });
  });

  it('takes notes', async () => {
    const changed = await stripe.paymentIntents.update(intentId, {
      description: 'Bestellung 7',
      metadata: { number: '7' },
    });
    expect(changed).toMatchObject({
      description: 'Bestellung 7',
      metadata: { order_id: 'order-1', number: '7' },
    });
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

  it('show it all on the front page', async () => {
    const view = `${sandbox.apiUrl}/?key=${viewKeyOf(SECRET_KEY)}`;
    const given = await fetch(view, { redirect: 'manual' });
    const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const headers = { 'accept-language': 'de', cookie };
    const answer = await fetch(sandbox.apiUrl, { headers });
    const html = await answer.text();
    expect(html).toContain('Letzte Bezahlvorgänge');
    expect(html).toContain('€103,88');
  });
});
