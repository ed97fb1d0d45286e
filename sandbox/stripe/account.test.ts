import { describe, expect, it } from 'vitest';
import { checkout, control, sandboxOfFile } from '#test/sandbox.ts';

const sandbox = await sandboxOfFile();
const { stripe } = sandbox;

describe('the account', () => {
  it('is what Stripe shows of it', async () => {
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({
      id: 'acct_sandbox',
      charges_enabled: true,
      country: 'DE',
      business_profile: { name: 'Elvare' },
      capabilities: { klarna_payments: 'inactive' },
    });
    const { data } = await stripe.paymentMethodConfigurations.list();
    expect(data).toMatchObject([
      { is_default: true, paypal: { available: true }, klarna: { available: false } },
    ]);
    expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
  });

  it('offers the methods it has', async () => {
    const klarna = () =>
      stripe.checkout.sessions.create(checkout({ allowed_payment_method_types: ['klarna'] }));
    await expect(klarna()).rejects.toThrow('No valid payment method types');
    await control(sandbox, '/account', { methods: ['card', 'klarna'] });
    const { id } = await klarna();
    await control(sandbox, `/sessions/${id}/pay`, { method: 'klarna' });
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge.balance_transaction'],
    });
    expect(session).toMatchObject({
      payment_status: 'paid',
      payment_intent: {
        latest_charge: {
          payment_method_details: { type: 'klarna' },
          balance_transaction: { amount: 10_388, fee: 346, net: 10_042 },
        },
      },
    });
    await control(sandbox, '/account', { methods: ['card', 'paypal'] });
  });
});

describe('refused reads', () => {
  const read = (id: string) => stripe.checkout.sessions.retrieve(id);
  const fault = { target: 'api', effect: 'status', method: 'GET', path: '/v1/checkout/sessions/' };

  it.each([
    [400, 'StripeInvalidRequestError', undefined, 'Invalid request'],
    [401, 'StripeAuthenticationError', undefined, 'Invalid API Key provided: sk_test_***'],
    [403, 'StripePermissionError', 'more_permissions_required', 'required permissions'],
    [404, 'StripeInvalidRequestError', 'resource_missing', 'No such checkout.session'],
  ])('answer %i as Stripe does', async (status, type, code, message) => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    await control(sandbox, '/faults', { ...fault, status });
    await expect(read(id)).rejects.toMatchObject({
      type,
      statusCode: status,
      code,
      message: expect.stringContaining(message),
      ...(status === 404 ? { param: 'session' } : {}),
    });
    expect(await read(id)).toMatchObject({ id });
  });

  it('answer with other words when a test brings them', async () => {
    const own = { message: 'Expired API Key provided' };
    await control(sandbox, '/faults', { ...fault, status: 401, ...own });
    await expect(read('cs_1')).rejects.toMatchObject(own);
  });
});

it('tells its time with every reply, also a refusal, and after it was moved', async () => {
  const url = `${sandbox.apiUrl}/v1/account`;
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  for (const aheadMs of [0, 3_600_000]) {
    if (aheadMs > 0) await control(sandbox, '/clock', { seconds: aheadMs / 1000 });
    for (const reply of [await fetch(url), await fetch(url, { headers })]) {
      const told = Date.parse(reply.headers.get('date') ?? '');
      expect(Math.abs(told - Date.now() - aheadMs)).toBeLessThan(60_000);
    }
  }
});
