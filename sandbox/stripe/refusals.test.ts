import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { checkout, lineItem, sandboxOfFile } from '#test/sandbox.ts';

const sandbox = await sandboxOfFile();
const { stripe } = sandbox;

const now = () => Math.floor(Date.now() / 1000);

/** Parameters that are wrong by type too are what these tests are about. */
function wrong(changes: object): Stripe.Checkout.SessionCreateParams {
  return { ...checkout(), ...changes };
}

const withItem = (changes: object) =>
  wrong({
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'x' }, ...changes },
      },
    ],
  });

describe('parameters', () => {
  it.each([
    ['unknown', wrong({ colour: 'red' }), 'parameter_unknown', 'colour'],
    [
      'unknown inside',
      withItem({ colour: 'red' }),
      'parameter_unknown',
      'line_items[0][price_data][colour]',
    ],
    ['missing', wrong({ mode: undefined }), 'parameter_missing', 'mode'],
    [
      'without name',
      withItem({ product_data: { name: undefined } }),
      'parameter_missing',
      'line_items[0][price_data]',
    ],
    [
      'fraction',
      withItem({ unit_amount: 1.5 }),
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'negative',
      withItem({ unit_amount: -1 }),
      'parameter_invalid_integer',
      'line_items[0][price_data][unit_amount]',
    ],
    [
      'no quantity',
      wrong({ line_items: [lineItem('x', 500, 0)] }),
      'parameter_invalid_integer',
      'line_items[0][quantity]',
    ],
    ['empty', wrong({ success_url: '' }), 'parameter_invalid_empty', 'success_url'],
    ['no address', wrong({ success_url: 'somewhere' }), 'url_invalid', 'success_url'],
    ['no mail', wrong({ customer_email: 'nobody' }), 'email_invalid', 'customer_email'],
    ['no such locale', wrong({ locale: 'xx' }), undefined, 'locale'],
    [
      '101 lines',
      wrong({ line_items: Array.from({ length: 101 }, () => lineItem('x', 100)) }),
      undefined,
      'line_items',
    ],
    [
      '51 metadata keys',
      wrong({ metadata: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, 'v'])) }),
      undefined,
      'metadata',
    ],
    ['long metadata', wrong({ metadata: { k: 'v'.repeat(501) } }), undefined, 'metadata[k]'],
    ['29 minutes', wrong({ expires_at: now() + 29 * 60 }), undefined, 'expires_at'],
    ['25 hours', wrong({ expires_at: now() + 25 * 3600 }), undefined, 'expires_at'],
    [
      'too large',
      wrong({ line_items: [lineItem('x', 50_000_000, 2)] }),
      'amount_too_large',
      'line_items',
    ],
    [
      'too small',
      wrong({ line_items: [lineItem('x', 49)], shipping_options: [] }),
      'amount_too_small',
      'line_items',
    ],
    [
      'another currency',
      withItem({ currency: 'usd' }),
      undefined,
      'line_items[0][price_data][currency]',
    ],
    [
      'no coupon',
      wrong({ discounts: [{ coupon: 'NO' }] }),
      'resource_missing',
      'discounts[0][coupon]',
    ],
  ])('refuses %s', async (_, params, code, param) => {
    const refused = stripe.checkout.sessions.create(params);
    await expect(refused).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param: expect.stringContaining(param),
    });
  });
});

describe('everything else', () => {
  it('says which id is missing', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_no')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such checkout.session: 'cs_test_no'",
    });
    await expect(stripe.refunds.create({ payment_intent: 'pi_no' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
    });
  });

  it('knows its one key', async () => {
    const { hostname, port } = new URL(sandbox.apiUrl);
    const stranger = new Stripe('sk_live_secret', { host: hostname, port, protocol: 'http' });
    await expect(stranger.events.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: expect.not.stringContaining('secret'),
    });
    expect((await fetch(`${sandbox.apiUrl}/v1/events`)).status).toBe(401);
  });

  it('answers unknown paths in JSON', async () => {
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const unknown = await fetch(`${sandbox.apiUrl}/v1/unicorns`, { headers });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('takes forms only', async () => {
    const answer = await fetch(`${sandbox.apiUrl}/v1/coupons`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
      body: '{"amount_off":10}',
    });
    expect(answer.status).toBe(400);
    const brackets = await fetch(`${sandbox.apiUrl}/v1/coupons`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ 'metadata[a': 'b' }),
    });
    expect(brackets.status).toBe(400);
    const large = await fetch(`${sandbox.apiUrl}/v1/coupons`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ name: 'x'.repeat(5_000_000) }),
    });
    expect(large.status).toBe(413);
  });

  it('checks coupons', async () => {
    await expect(stripe.coupons.create({ duration: 'once' })).rejects.toMatchObject({
      code: 'parameter_missing',
    });
    await expect(
      stripe.coupons.create({ duration: 'once', amount_off: 100 }),
    ).rejects.toMatchObject({ param: 'currency' });
  });
});
