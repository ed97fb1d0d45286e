import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareBooks } from '#test/payment-audit.ts';
import { checkoutIdOf, createPaymentShop, type PaymentShop } from '#test/payments.ts';
import { startTestPostgres } from '#test/postgres.setup.ts';
import { passQueueTime } from '#test/queue-time.ts';
import { until } from '#test/until.ts';

const SHOPPERS = 200;
const RESTARTS = 2;
const WITHIN_MS = (60 + 3 * SHOPPERS) * 1000;

let cluster: Awaited<ReturnType<typeof startTestPostgres>>;
let test: PaymentShop;
beforeAll(async () => {
  cluster = await startTestPostgres({ durable: true });
  test = await createPaymentShop({
    cluster: cluster.connectionString,
    workers: true,
    webhookRetryDelaysMs: Array.from({ length: 1000 }, () => 100),
  });
});
afterAll(async () => {
  await test.close();
  await cluster.stop();
});

/** `pg_ctl restart -m immediate`: no farewell to anybody, and recovery from the log. */
async function restartDatabase(): Promise<void> {
  const { postgres } = cluster;
  process.kill(postgres.pid, 'SIGQUIT');
  await until('the database is gone', async () => !(await postgres.isRunning()));
  const restarted = await postgres.restart();
  if (!restarted.ok) throw new Error(restarted.message);
}

/** A shopper who retries until the purchase works; returns the number of tries. */
async function shop(over: AbortSignal): Promise<number> {
  const key = randomUUID();
  for (let tries = 1; ; tries++) {
    over.throwIfAborted();
    const { url } = await test.start({}, key);
    if (url !== undefined) {
      await test.pay(checkoutIdOf(url));
      return tries;
    }
  }
}

it(
  'a database that is restarted under load loses nothing, and the pool recovers',
  async ({ signal }) => {
    const waiting = Array.from({ length: SHOPPERS }, (_, index) => index);
    const tries: number[] = [];
    const tills = Array.from({ length: 4 }, async () => {
      while (waiting.pop() !== undefined) tries.push(await shop(signal));
    });
    for (let restart = 1; restart <= RESTARTS; restart++) {
      const enough = (restart * SHOPPERS) / (RESTARTS + 1);
      await until('some have paid', async () => tries.length >= enough);
      await restartDatabase();
    }
    await Promise.all(tills);
    // The restarts met somebody, else this would prove nothing.
    expect(Math.max(...tries)).toBeGreaterThan(1);

    const open = `select (select count(*) from orders where status = 'pending')
      + (select count(*) from mails where sent_at is null)
      + (select count(*) from stripe_events where handled_at is null) n`;
    await until('everything is done', async () => {
      await passQueueTime(test.shop.pool);
      await test.runJobs();
      const { rows } = await test.shop.pool.query<{ n: string }>(open);
      return Number(rows[0]?.n) === 0;
    });
    const { db, stripe } = test.shop;
    const mails = async () => [
      ...new Map((await test.inbox()).map((mail) => [mail.messageId, mail])).values(),
    ];
    const found = await compareBooks({ db, stripe, mails, since: 0 });
    expect(found.wrong).toEqual([]);
    expect(found).toMatchObject({ orders: SHOPPERS, paid: SHOPPERS, mailed: SHOPPERS, lost: 0 });
    expect((await test.request('/api/health')).status).toBe(200);
  },
  WITHIN_MS,
);
