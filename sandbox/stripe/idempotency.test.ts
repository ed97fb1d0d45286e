import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkout, control, stripeFor, type TestSandbox, testSandbox } from '#test/sandbox.ts';
import { startSandbox } from '../start.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await testSandbox();
});
afterEach(() => sandbox.end());

describe('idempotency keys', () => {
  it('replay the stored answer', async () => {
    const { stripe } = sandbox;
    const options = { idempotencyKey: 'order-1-attempt-1' };
    const first = await stripe.checkout.sessions.create(checkout(), options);
    const second = await stripe.checkout.sessions.create(checkout(), options);
    expect(second).toEqual(first);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('refuse other parameters and other endpoints', async () => {
    const { stripe } = sandbox;
    const options = { idempotencyKey: 'key' };
    await stripe.checkout.sessions.create(checkout(), options);
    await expect(
      stripe.checkout.sessions.create(checkout({ locale: 'en' }), options),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    await expect(
      stripe.coupons.create({ amount_off: 5, currency: 'eur', duration: 'once' }, options),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('refuse a second request while the first is on its way', async () => {
    const { stripe } = sandbox;
    await control(sandbox, '/faults', { target: 'api', effect: 'delay', delayMs: 1000 });
    const options = { idempotencyKey: 'key' };
    const both = await Promise.allSettled([
      stripe.checkout.sessions.create(checkout(), options),
      stripe.checkout.sessions.create(checkout(), options),
    ]);
    const refused = both.filter((one) => one.status === 'rejected');
    expect(refused.map((one) => one.reason)).toMatchObject([
      { statusCode: 409, code: 'idempotency_key_in_use' },
    ]);
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it('let a request with wrong parameters be corrected', async () => {
    const { stripe } = sandbox;
    const options = { idempotencyKey: 'key' };
    const wrong = checkout({ success_url: 'nowhere' });
    await expect(stripe.checkout.sessions.create(wrong, options)).rejects.toMatchObject({
      code: 'url_invalid',
    });
    await expect(stripe.checkout.sessions.create(checkout(), options)).resolves.toBeTruthy();
  });

  it('keep the failure of a call that had begun, and of no other', async () => {
    const { stripe } = sandbox;
    const create = (idempotencyKey: string) =>
      stripe.checkout.sessions.create(checkout(), { idempotencyKey });
    const failing = (status: number) =>
      control(sandbox, '/faults', { target: 'api', effect: 'status', status, method: 'POST' });
    await failing(500);
    const first = await create('begun').catch((error: unknown) => error);
    expect(first).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(first).not.toHaveProperty('headers.idempotent-replayed');
    await expect(create('begun')).rejects.toMatchObject({
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true' },
    });
    await expect(create('another')).resolves.toBeTruthy();
    await failing(503);
    await expect(create('never-reached')).rejects.toMatchObject({ statusCode: 503 });
    await expect(create('never-reached')).resolves.toBeTruthy();
  });

  it('outlive a restart and end after a day', async () => {
    const options = { idempotencyKey: 'key' };
    const first = await sandbox.stripe.checkout.sessions.create(checkout(), options);
    await sandbox.close();
    const again = await startSandbox({ dataDir: sandbox.folder });
    const stripe = stripeFor(again.apiUrl);
    const second = await stripe.checkout.sessions.create(checkout(), options);
    expect(second.id).toBe(first.id);
    await control(again, '/clock', { seconds: 25 * 3600 });
    const third = await stripe.checkout.sessions.create(checkout(), options);
    expect(third.id).not.toBe(first.id);
    await again.close();
  });
});
