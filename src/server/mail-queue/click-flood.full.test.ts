import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { MIA, openPaymentShop } from '#test/payments.ts';
import { until } from '#test/until.ts';

/** Floods of clicks that mail somebody, beside an honest shopper, with job workers as in a running shop. */

const test = await openPaymentShop({ workers: true });
const MINUTE_MS = 60_000;

const order = (email: string, from: string, name: string = MIA.name) =>
  test.start({ customer: { ...MIA, email, name } }, randomUUID(), { 'x-forwarded-for': from });
const declare = async (email: string, from: string, name: string) => {
  const body = { key: randomUUID(), name, order: 'EL-99999', email };
  const { status } = await test.send('POST', '/api/withdrawals', body, { 'x-forwarded-for': from });
  return { status };
};
const numbers = (n: number) => Array.from({ length: n }, (_, at) => at);
const refused = (replies: readonly { readonly status: number }[]) =>
  replies.filter(({ status }) => status === 429).length;

/** Milliseconds until a mail with this name has come to Mia. */
async function delayOf(name: string): Promise<number> {
  const began = performance.now();
  const hasCome = async () =>
    (await test.inbox()).some(({ to, text }) => to[0] === MIA.email && text.includes(name));
  await until(`the mail of ${name} has come`, hasCome);
  return Math.round(performance.now() - began);
}

it.each([
  ['orders to strangers', 20, 10, order, (n: number) => `opfer${n}@fremd.example`],
  ['withdrawals to strangers', 30, 20, declare, (n: number) => `opfer${n}@fremd.example`],
] as const)('%s: %i from one network', async (what, sent, tooMany, click, mailbox) => {
  const from = `10.60.0.${what.length}`;
  const replies = await Promise.all(numbers(sent).map((n) => click(mailbox(n), from, 'Flut')));
  const honest = await click(MIA.email, `10.61.0.${what.length}`, 'Ehrlich Muster');
  const delayMs = honest.status === 200 ? await delayOf('Ehrlich Muster') : null;
  expect([refused(replies), honest.status]).toEqual([tooMany, 200]);
  expect(delayMs).toBeLessThan(MINUTE_MS);
});

it('orders of twenty networks to one mailbox delay an honest one by less than a minute', async () => {
  const replies = [];
  // As many at once as connections can take.
  for (const round of numbers(6)) {
    const sent = numbers(20).map((n) =>
      order(`mia+${round}@kundin.example`, `10.62.0.${n}`, 'Flut'),
    );
    replies.push(...(await Promise.all(sent)));
  }
  const honest = await order(MIA.email, '10.63.0.1', 'Ehrlich Muster');
  const delayMs = await delayOf('Ehrlich Muster');
  expect([refused(replies), honest.status]).toEqual([20, 200]);
  expect(delayMs).toBeLessThan(MINUTE_MS);
}, 120_000);
