import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { WORKERS_AT_MOST } from './env/values.ts';
import { JOB_NAMES } from './jobs/jobs.ts';
import { connectionsOf } from './worker.ts';

const test = await openPaymentShop({
  workers: true,
  connections: connectionsOf(WORKERS_AT_MOST),
});
const cookie = await signInAdmin(test);

const to = (path: string, body: object) => test.send('POST', path, body, { cookie });
const signUp = (email: string) =>
  to('/api/auth/sign-up/email', { email, password: 'geheim-123' }).then(({ status }) => status);
const contact = () =>
  to('/api/contact', {
    first_name: 'Eva',
    last_name: 'Probe',
    email: 'eva@kundin.example',
    subject: 'Frage',
    message: 'Wann?',
  }).then(({ status }) => status);

it('is given three connections at least, whatever WORKERS says', () => {
  for (let workers = 1; workers <= WORKERS_AT_MOST; workers++) {
    expect(connectionsOf(workers)).toBeGreaterThanOrEqual(3);
    expect(connectionsOf(workers) * workers).toBeLessThanOrEqual(48);
  }
});

it('begins every job of a demo by itself but those that somebody causes', async () => {
  const begun = "select name from pgboss.job where singleton_key = 'schedule'";
  const others = async () => {
    const { rows } = await test.shop.pool.query<{ name: string }>(begun);
    return JOB_NAMES.filter((name) => !rows.some((row) => row.name === name));
  };
  const caused = [
    'send-mail',
    'handle-stripe-event',
    'settle-checkout',
    'label-payment',
    'draw-papers',
  ];
  await expect.poll(others).toEqual([...caused, 'watch-live']);
});

it('does mails, sign-ups and refunds at once with the fewest connections a worker gets', async () => {
  const paid = [await test.open(), await test.open(), await test.open()];
  for (const id of paid) await test.pay(id);
  await expect.poll(async () => (await test.inbox()).length, { timeout: 20_000 }).toBe(3);
  const refunds = (await test.orders()).map(({ id }) =>
    to(`/api/admin/orders/${id}/refund`, { cents: 100, refunded: 0, key: randomUUID() }),
  );
  const [contacted, first, second, ...refunded] = await Promise.all([
    contact(),
    signUp('a@kundin.example'),
    signUp('b@kundin.example'),
    ...refunds.map((refund) => refund.then(({ status }) => status)),
  ]);
  expect([contacted, first, second, ...refunded]).toEqual([200, 200, 200, 200, 200, 200]);
  // Three confirmations, the message with its receipt, two links and three refunds.
  await expect.poll(async () => (await test.inbox()).length, { timeout: 20_000 }).toBe(10);
  expect(test.logged.filter((line) => /a job failed|timeout exceeded/.test(line))).toEqual([]);
}, 60_000);
