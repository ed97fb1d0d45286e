/** Everything that a shop waits for goes silent, with its own limits: each wait ends, and the shop goes on afterwards. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { CHECKOUT_RETRY_DELAY_MS } from '#catalogue/limits.ts';
import { deliver } from '#server/mail/transport.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import {
  DATABASE_CONNECT_MS,
  DATABASE_SILENCE_AFTER_MS,
  DATABASE_STATEMENT_MS,
  MAIL_CONNECT_MS,
  STRIPE_MS,
} from '#server/waits.ts';
import { audit } from './payment-audit.ts';
import { checkoutIdOf, createPaymentShop, type PaymentShop } from './payments.ts';
import { CutGate } from './tcp-gate.ts';
import { until } from './until.ts';

/** A busy machine, and the pauses of a retry. */
const SLACK_MS = 3_000;

const gate = new CutGate(inject('postgres'));
let silent: Server;
let port = 0;
let shop: PaymentShop;
beforeAll(async () => {
  shop = await createPaymentShop({ cluster: await gate.open() });
  silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  [gate.left, gate.isSilent] = [undefined, false];
  await shop.close();
  await gate.close();
  silent.close();
});

async function timeOf<T>(wait: Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  return { result: await wait, ms: performance.now() - began };
}

it('a database that goes silent: every open request gets its 503, and the order goes on afterwards', async () => {
  const key = randomUUID();
  const look = () => shop.request('/api/sold-out').then(({ status }) => ({ status }));
  // Opens all connections of the pool.
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => shop.start({}, n === 0 ? key : randomUUID())),
  );
  [gate.left, gate.isSilent] = [0, true];
  const limitMs =
    DATABASE_CONNECT_MS + DATABASE_STATEMENT_MS + DATABASE_SILENCE_AFTER_MS + SLACK_MS;
  const asked = Array.from({ length: 12 }, (_, n) =>
    timeOf<{ status: number }>(n % 2 === 0 ? shop.start({}, randomUUID()) : look()),
  );
  for (const { result, ms } of await Promise.all(asked)) {
    // What is sold out may be remembered.
    expect([200, 503]).toContain(result.status);
    expect(ms).toBeLessThan(limitMs);
  }
  const late = await timeOf(shop.start({}, key));
  expect(late.result).toMatchObject({ status: 503, code: 'unavailable' });
  expect(late.ms).toBeLessThan(DATABASE_CONNECT_MS + SLACK_MS);
  [gate.left, gate.isSilent] = [undefined, false];
  expect(await shop.start({}, key)).toMatchObject({ status: 200 });
}, 120_000);

it('a mail server that takes a connection and says nothing', async () => {
  const mail = {
    id: randomUUID(),
    recipient: 'ada@kundin.example',
    subject: '',
    text: '',
    html: '',
  };
  for (const scheme of ['smtp', 'smtps']) {
    const sender = { sender: '', senderEmail: 'a@b.example' };
    const settings = { ...shop.shop.settings, ...sender, smtpUrl: `${scheme}://127.0.0.1:${port}` };
    const sent = deliver(
      settings,
      { ...mail, headers: {}, pictures: [] } as never,
      async () => undefined,
    );
    const { result, ms } = await timeOf(sent);
    expect(result).toMatchObject({ permanent: false });
    expect(ms).toBeLessThan(MAIL_CONNECT_MS + SLACK_MS);
  }
}, 60_000);

it('a Stripe that takes a connection and says nothing', async () => {
  const stripe = createStripe({ ...shop.shop.settings.stripe, apiUrl: `http://127.0.0.1:${port}` });
  const { result, ms } = await timeOf(
    stripe.balance.retrieve().catch((error: Error) => error.message),
  );
  expect(result).toContain('timeout');
  expect(ms).toBeLessThan(3 * STRIPE_MS + SLACK_MS);
}, 60_000);

it('a payment provider that hangs keeps a shopper waiting for 10 s at most, and the next try goes on with the same order', async () => {
  // The first one has a history of failures.
  const other = await createPaymentShop();
  const key = randomUUID();
  const opening = { target: 'api', method: 'POST', path: '/v1/checkout/sessions' };
  const hangs = { effect: 'delay', when: 'after', count: 2, delayMs: 7_000 };
  await other.injectFaults({ ...opening, ...hangs });
  const began = performance.now();
  // As the drawer does, a second apart.
  const replies = [await other.start({}, key)];
  await setTimeout(CHECKOUT_RETRY_DELAY_MS);
  replies.push(await other.start({ payment_method_types: undefined }, key));
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(replies).toMatchObject([
    { status: 502, code: 'payment_unavailable' },
    { status: 502, code: 'payment_unavailable' },
  ]);
  await other.clearFaults();
  let url: string | undefined;
  await until('Stripe answers again', async () => {
    ({ url } = await other.start({ payment_method_types: undefined }, key));
    return url !== undefined;
  });
  await other.pay(checkoutIdOf(url));
  await other.settle();
  expect(await other.orders()).toMatchObject([{ status: 'paid', idempotencyKey: key }]);
  expect(await audit(other)).toMatchObject({
    wrong: [],
    orders: 1,
    paid: 1,
    mailed: 1,
    lost: 0,
  });
  await other.close();
}, 60_000);
