import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkout,
  control,
  type Receiver,
  startReceiver,
  type TestSandbox,
  testSandbox,
  until,
  WEBHOOK_SECRET,
} from '#test/sandbox.ts';
import { startSandbox } from '../start.ts';
import { signature } from './deliver.ts';

const COMPLETED = 'checkout.session.completed';

let receiver: Receiver;
let sandbox: TestSandbox;

beforeEach(async () => {
  receiver = await startReceiver();
  sandbox = await testSandbox({
    webhookUrl: receiver.url,
    webhookSecret: WEBHOOK_SECRET,
    webhookRetryDelaysMs: [10, 20, 40, 60_000],
  });
});
afterEach(async () => {
  await sandbox.end();
  await receiver.close();
});

async function pay(): Promise<string> {
  const { id } = await sandbox.stripe.checkout.sessions.create(checkout());
  await control(sandbox, `/sessions/${id}/pay`);
  return id;
}

/** Refunds a payment in part: two events more. */
async function refund(id: string): Promise<void> {
  const { payment_intent } = await sandbox.stripe.checkout.sessions.retrieve(id);
  await sandbox.stripe.refunds.create({ payment_intent: String(payment_intent), amount: 1 });
}

const types = () => receiver.events.map((event) => event.type);

describe('webhooks', () => {
  it('arrive signed, and equal what the API lists', async () => {
    const id = await pay();
    await until(() => receiver.events.length === 1);
    const [event] = receiver.events;
    expect(event).toMatchObject({
      type: COMPLETED,
      data: { object: { id, payment_status: 'paid' } },
    });
    expect((await sandbox.stripe.events.list()).data).toEqual([event]);
  });

  it('are tried again until the shop takes them', async () => {
    receiver.answers = [500, 404, 302, 500, 500, 500];
    await Promise.all([pay(), pay()]);
    await until(() => receiver.events.length === 2);
    expect(receiver.tries).toBe(8);
  });

  it('are given up after the last try', async () => {
    receiver.answers = Array.from({ length: 1000 }, () => 500);
    const impatient = await testSandbox({
      webhookUrl: receiver.url,
      webhookSecret: WEBHOOK_SECRET,
      webhookRetryDelaysMs: [5, 5],
    });
    const { id } = await impatient.stripe.checkout.sessions.create(checkout());
    await control(impatient, `/sessions/${id}/pay`);
    await until(async () => {
      const state = await fetch(`${impatient.apiUrl}/_sandbox/state`);
      const { deliveries } = (await state.json()) as { deliveries: { waiting: number } };
      return receiver.tries > 0 && deliveries.waiting === 0;
    });
    expect(receiver.tries).toBe(3);
    await impatient.end();
  });

  it('survive a restart and start over', async () => {
    receiver.answers = Array.from({ length: 1000 }, () => 500);
    await Promise.all([pay(), pay()]);
    await until(() => receiver.tries >= 8);
    await sandbox.close();
    receiver.answers = [];
    const again = await startSandbox({
      dataDir: sandbox.folder,
      webhookUrl: receiver.url,
      webhookSecret: WEBHOOK_SECRET,
    });
    // A delivery that was under way at the end may arrive a second time.
    await until(() => new Set(receiver.events.map(({ id }) => id)).size === 2);
    await again.close();
  });

  it('cause nothing but a list without an address', async () => {
    const silent = await testSandbox();
    const { id } = await silent.stripe.checkout.sessions.create(checkout());
    await control(silent, `/sessions/${id}/pay`);
    const { data } = await silent.stripe.events.list();
    expect(data).toHaveLength(1);
    await silent.end();
  });

  it('page through events by type and time', async () => {
    await refund(await pay());
    await refund(await pay());
    const { stripe } = sandbox;
    const seen: string[] = [];
    for await (const event of stripe.events.list({ limit: 2 })) seen.push(event.type);
    expect(seen).toHaveLength(6);
    const two = await stripe.events.list({ types: [COMPLETED, 'refund.created'] });
    expect(two.data).toHaveLength(4);
    const [newest] = two.data;
    const none = await stripe.events.list({ created: { gte: (newest?.created ?? 0) + 1 } });
    expect(none.data).toEqual([]);
  });
});

describe('webhook faults', () => {
  it('drop an event, which the API still lists', async () => {
    await control(sandbox, '/faults', { target: 'webhook', effect: 'drop', type: COMPLETED });
    await refund(await pay());
    await until(() => receiver.events.length === 2);
    expect(types()).not.toContain(COMPLETED);
    expect((await sandbox.stripe.events.list({ types: [COMPLETED] })).data).toHaveLength(1);
  });

  it('duplicate, delay and shuffle', async () => {
    await control(sandbox, '/faults', [
      { target: 'webhook', effect: 'duplicate', copies: 2, type: COMPLETED },
      { target: 'webhook', effect: 'delay', delayMs: 50, type: 'refund.created' },
      { target: 'webhook', effect: 'shuffle', delayMs: 30, count: 4 },
    ]);
    await refund(await pay());
    await until(() => receiver.events.length === 5);
    expect(types().filter((type) => type === COMPLETED)).toHaveLength(3);
    const ids = new Set(receiver.events.map((event) => event.id));
    expect(ids.size).toBe(3);
  });

  it('send thin events, and events without data', async () => {
    await control(sandbox, '/faults', [
      { target: 'webhook', effect: 'thin', type: COMPLETED },
      { target: 'webhook', effect: 'no_data', type: 'refund.created' },
    ]);
    const id = await pay();
    await refund(id);
    await until(() => receiver.events.length === 3);
    const [completed] = (await sandbox.stripe.events.list({ types: [COMPLETED] })).data;
    const thin = receiver.events.find((event) => String(event.object) === 'v2.core.event');
    expect(thin).toMatchObject({
      type: `v1.${COMPLETED}`,
      snapshot_event: completed?.id,
      related_object: { id, type: 'checkout.session', url: `/v1/checkout/sessions/${id}` },
    });
    expect(thin).not.toHaveProperty('data');
    const empty = receiver.events.find(({ type }) => type === 'refund.created');
    expect(empty).toMatchObject({ object: 'event', api_version: expect.any(String) });
    expect(empty).not.toHaveProperty('data');
  });

  it('keep to one session', async () => {
    const { id } = await sandbox.stripe.checkout.sessions.create(checkout());
    await control(sandbox, '/faults', {
      target: 'webhook',
      effect: 'drop',
      count: 99,
      session: id,
    });
    await control(sandbox, `/sessions/${id}/pay`);
    const other = await pay();
    await until(() => receiver.events.length === 1);
    const completed = receiver.events.find(({ type }) => type === COMPLETED);
    expect(completed?.data.object).toMatchObject({ id: other });
  });

  it('are refused when malformed, and cleared', async () => {
    const rule = { target: 'api', effect: 'status', status: 429, count: 2 };
    await control(sandbox, '/faults', rule);
    expect((await control(sandbox, '/faults', { target: 'moon' })).status).toBe(400);
    await expect(sandbox.stripe.events.list()).rejects.toMatchObject({
      type: 'StripeRateLimitError',
    });
    await fetch(`${sandbox.apiUrl}/_sandbox/faults`, { method: 'DELETE' });
    await expect(sandbox.stripe.events.list()).resolves.toBeTruthy();
  });

  it('break API calls before or after they are carried out', async () => {
    const { stripe } = sandbox;
    await control(sandbox, '/faults', [
      { target: 'api', effect: 'status', status: 500, method: 'POST' },
      { target: 'api', effect: 'status', status: 503, method: 'POST', when: 'after' },
    ]);
    const create = (idempotencyKey: string) =>
      stripe.checkout.sessions.create(checkout(), { idempotencyKey });
    await expect(create('k')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(0);
    await expect(create('l')).rejects.toMatchObject({ statusCode: 503 });
    const [made] = (await stripe.checkout.sessions.list()).data;
    expect((await create('l')).id).toBe(made?.id);
  });
});

it('signs as the library does', () => {
  const payload = '{"id":"evt_1"}';
  const header = signature('whsec_1', payload, 1_700_000_000);
  const { webhooks } = new Stripe('sk_test_sandbox');
  expect(header).toBe(
    webhooks.generateTestHeaderString({ payload, secret: 'whsec_1', timestamp: 1_700_000_000 }),
  );
  expect(() => webhooks.constructEvent(payload, header, 'whsec_2', 0)).toThrow();
});
