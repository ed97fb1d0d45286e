import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { KilledShop } from './killed-shop.ts';
import { passQueueTime } from './queue-time.ts';
import { until } from './until.ts';

/**
 * kill -9 between the click on “pay” and the mail, wherever the process may stand. What holds it
 * is outside of it: an API or a mail server that doesn't respond, a locked
 * row.
 */

let shop: KilledShop;
beforeEach(async () => {
  shop = await KilledShop.prepare(inject('postgres'));
  await shop.start();
});
afterEach(() => shop.close());

const SESSIONS = '/v1/checkout/sessions';
const orderOf = 'select count(*) n from orders where idempotency_key = $1';

/** A checkout under way when the process died. */
interface Interrupted {
  /** The browser never got the page's address: it retries with the same key. */
  readonly again?: string;
  /** Releases the held process after its death. */
  readonly release?: () => Promise<void>;
}

async function openAndPay(): Promise<string> {
  const id = await shop.checkout(randomUUID());
  if (id === undefined) throw new Error('the shop is not there');
  await shop.pay(id);
  return id;
}

const isPaid = (id: string) =>
  until(`${id} is paid`, async () => {
    const paid = 'select count(*) n from orders where checkout_session_id = $1 and status = $2';
    return (await shop.count(paid, [id, 'paid'])) === 1;
  });

/** Later steps first, so that those before do not hold them up: one kill can meet all of them. */
const STEPS: readonly (readonly [string, () => Promise<Interrupted>])[] = [
  [
    'the mail is accepted, and not yet noted as sent',
    async () => {
      const held = shop.mail.hold('accepted');
      await openAndPay();
      await held.reached;
      return {};
    },
  ],
  [
    'the order is paid, and its mail not handed over',
    async () => {
      const held = shop.mail.hold('greeting');
      await isPaid(await openAndPay());
      await held.reached;
      return {};
    },
  ],
  [
    'the payment is half recorded',
    async () => {
      const release = await shop.lock('select * from order_numbers for update');
      await openAndPay();
      await shop.waitsFor('order_numbers');
      return { release };
    },
  ],
  [
    'the event is stored, and not yet handled',
    async () => {
      const id = await shop.checkout(randomUUID());
      shop.api.hold('GET', `${SESSIONS}/${id}`, 'before');
      await shop.pay(id ?? '');
      const stored = 'select count(*) n from stripe_events where object_id = $1';
      await until('the event is stored', async () => (await shop.count(stored, [id])) > 0);
      return {};
    },
  ],
  [
    'the event has arrived, and is not stored',
    async () => {
      const id = await shop.checkout(randomUUID());
      const release = await shop.lock('lock table stripe_events in share mode');
      await shop.pay(id ?? '');
      await shop.waitsFor('stripe_events');
      return { release };
    },
  ],
  [
    'Stripe has answered, and the page is not yet remembered',
    async () => {
      const key = randomUUID();
      const held = shop.api.hold('POST', SESSIONS, 'after');
      void shop.checkout(key);
      await held.reached;
      const release = await shop.lock(
        'select * from orders where idempotency_key = $1 for update',
        [key],
      );
      held.release();
      await shop.waitsFor('orders');
      return { again: key, release };
    },
  ],
  [
    'Stripe has opened the page, and its answer is on the way',
    async () => {
      const key = randomUUID();
      const held = shop.api.hold('POST', SESSIONS, 'after');
      void shop.checkout(key);
      await held.reached;
      return { again: key };
    },
  ],
  [
    'the order is stored, and Stripe has not been asked',
    async () => {
      const key = randomUUID();
      const held = shop.api.hold('POST', SESSIONS, 'before');
      void shop.checkout(key);
      await held.reached;
      expect(await shop.count(orderOf, [key])).toBe(1);
      return { again: key };
    },
  ],
];

/** Kill, start again, and everything that was begun comes to its end. */
async function killAndRecover(interrupted: readonly Interrupted[]): Promise<void> {
  await shop.kill();
  for (const { release } of interrupted) await release?.();
  await passQueueTime(shop.database.pool, 0);
  await shop.start();
  for (const { again } of interrupted) {
    if (again === undefined) continue;
    const id = await shop.checkout(again);
    expect(await shop.count(orderOf, [again])).toBe(1);
    await shop.pay(id ?? '');
  }
  const open = `select (select count(*) from orders where status = 'pending')
      + (select count(*) from mails where sent_at is null)
      + (select count(*) from stripe_events where handled_at is null) n`;
  await until('everything is done', async () => {
    await passQueueTime(shop.database.pool);
    return (await shop.count(open)) === 0;
  });
}

async function expectNothingLost(orders: number): Promise<void> {
  const found = await shop.audit();
  expect(found.wrong).toEqual([]);
  expect(found).toMatchObject({ orders, paid: orders, mailed: orders, lost: 0 });
  expect(found.recorded).toBe(orders * 10_799);
}

/** Number of duplicate mails, as their reader sees them. */
async function repeatedMails(): Promise<number> {
  const ids = (await shop.inbox()).map(({ messageId }) => messageId);
  return ids.length - new Set(ids).size;
}

const CASES: readonly (readonly [string, typeof STEPS])[] = [
  ['at every step between redirect and mail', STEPS],
  ...STEPS.map((step) => [`when ${step[0]}`, [step]] as const),
];

describe('kill -9', { timeout: 180_000 }, () => {
  it.each(CASES)('%s loses nothing and pays once', async (_when, steps) => {
    const interrupted: Interrupted[] = [];
    for (const [, arrange] of steps) interrupted.push(await arrange());
    await killAndRecover(interrupted);
    await expectNothingLost(steps.length);
    // The mail server had taken that one already: nobody could know
    // (docs/decisions/0016-a-mail-may-be-sent-twice-but-is-never-lost.md).
    const unknowable = steps.filter(([what]) => what.startsWith('the mail is accepted'));
    expect(await repeatedMails()).toBe(unknowable.length);
  });
});
