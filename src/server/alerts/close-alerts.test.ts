import { readFileSync } from 'node:fs';
import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ALERT_SAMPLES } from '#test/alert-samples.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { ALERT_KINDS, type AlertData, type AlertKind } from '../alert-texts/alert-kinds.ts';
import { watchBackups } from '../backup/backup-jobs.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { JOB_NAMES } from '../jobs/jobs.ts';
import { watchWithdrawals } from '../withdrawals/watch.ts';
import { raiseAlert } from './alerts.ts';
import { alertEnds, closeAlerts } from './close-alerts.ts';
import { alerts } from './schema.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const test = await openTestShop();
const { db, pool } = test.shop;
const sql = (text: string, ...values: unknown[]) => pool.query(text, values);
const pass = (ms: number) => async () => {
  test.clock.now += ms;
};
const nothing = async () => undefined;

/** The order of every alert that has one. */
let order = '';
const orderIs = (set: string) => () => sql(`update orders set ${set} where id = $1`, order);
const refund = (id: string, state: string, minutes: number) =>
  sql(
    `insert into refunds (id, order_id, amount_cents, state, created_at, updated_at)
     values ($1, $2, 500, $3, now() + $4 * interval '1 minute', now())`,
    id,
    order,
    state,
    minutes,
  );
const dispute = (state: string, closed: string) =>
  sql(
    `insert into disputes (id, order_id, payment_intent_id, amount_cents, reason, state, opened_at, closed_at, updated_at)
     values ('subject', $1, 'pi_1', 500, 'fraudulent', $2, now(), ${closed}, now())`,
    order,
    state,
  );
const mail = () =>
  sql(
    `insert into mails (id, kind, ref, recipient, language, failed_at)
     values (gen_random_uuid(), 'order-shipped', 'lost', 'mia@kundin.example', 'de', now())`,
  );
const count = () =>
  sql("insert into stock_counts (item_id, on_hand, threshold) values ('subject', 1, 3)");

interface Case {
  /** Makes the alert's cause. */
  readonly cause?: () => Promise<unknown>;
  /** Its facts, if they decide. */
  readonly facts?: () => Promise<object>;
  /** Ends it. */
  readonly end: () => Promise<unknown>;
}

/** The two numbers after that of the order. */
const gapAfter = async () => {
  const { rows } = await sql('select number from orders where id = $1', order);
  const number: number = rows[0].number;
  return { first: number + 1, last: number + 2 };
};

/** Causes that a look at the database ends, and how. */
const CAUSES: Readonly<Partial<Record<AlertKind, readonly Case[]>>> = {
  provider_refused: [{ end: pass(8 * DAY_MS) }],
  session_unreadable: [
    {
      cause: async () => {
        order = await storeOrder(test, { status: 'pending' });
        await orderIs('unreadable_since = now()')();
      },
      end: orderIs('unreadable_since = null'),
    },
  ],
  refund_failed: [
    { cause: () => refund('subject', 'failed', 0), end: () => refund('again', 'succeeded', 5) },
    { cause: () => refund('subject', 'failed', 0), end: orderIs("status = 'refunded'") },
    { cause: () => refund('subject', 'failed', 0), end: () => dispute('lost', 'now()') },
  ],
  dispute_opened: [
    {
      cause: () => dispute('needs_response', 'null'),
      end: () =>
        sql("update disputes set state = 'lost', closed_at = now()").then(pass(8 * DAY_MS)),
    },
  ],
  amount_mismatch: [{ end: orderIs("fulfilment = 'shipped'") }],
  order_rebuilt: [{ end: orderIs("fulfilment = 'shipped'") }],
  code_over_used: [{ end: orderIs("status = 'refunded'") }],
  oversold: [{ end: orderIs("status = 'refunded'") }],
  defect_new: [
    {
      cause: () =>
        sql(
          `insert into defects (id, order_id, kind, text, language) values ($1, $1, 'lost', '', 'de')`,
          order,
        ),
      end: () => sql('update defects set answered_at = now()'),
    },
  ],
  numbers_skipped: [
    { facts: gapAfter, end: () => storeOrder(test).then(() => storeOrder(test)) },
    { end: pass(31 * DAY_MS) },
  ],
  stock_low: [
    { cause: count, end: () => sql('update stock_counts set on_hand = 4') },
    { cause: count, end: () => sql('delete from stock_counts') },
  ],
  mail_failed: [
    { cause: mail, end: () => sql('update mails set sent_at = now()') },
    { cause: mail, end: () => sql('delete from mails') },
  ],
  catalogue_not_shown: [{ end: pass(2 * HOUR_MS) }],
  login_attack: [{ end: pass(2 * DAY_MS) }],
  admin_new_device: [{ end: pass(31 * DAY_MS) }],
  admin_added: [{ end: pass(31 * DAY_MS) }],
  admin_factor_removed: [{ end: pass(31 * DAY_MS) }],
};

/** Jobs that look at a cause; here there is none. */
const WATCHES: Readonly<
  Partial<Record<AlertKind, { readonly subject: string; readonly watch: () => Promise<void> }>>
> = {
  no_backup: { subject: 'backup', watch: () => watchBackups(test.shop) },
  withdrawal_new: { subject: 'order', watch: () => watchWithdrawals(test.shop) },
  withdrawal_due: { subject: 'order', watch: () => watchWithdrawals(test.shop) },
};

const raise = <Kind extends AlertKind>(kind: Kind, subject = 'subject', facts = {}) =>
  db.transaction((tx) =>
    raiseAlert(test.shop, tx, {
      kind,
      subject,
      orderId: order,
      data: { ...ALERT_SAMPLES[kind], ...facts } as AlertData<Kind>,
    }),
  );
const open = async () =>
  (await db.select().from(alerts).where(isNull(alerts.resolvedAt))).map(({ kind }) => kind);

async function begin() {
  for (const table of ['alerts', 'mails', 'refunds', 'disputes', 'stock_counts'])
    await sql(`delete from ${table}`);
  order = await storeOrder(test);
}

/** Makes each cause of a kind, then ends it. */
async function expectClosing(kind: AlertKind) {
  expect(CAUSES[kind]?.length).toBeGreaterThan(0);
  for (const { cause = nothing, facts = nothing, end } of CAUSES[kind] ?? []) {
    await begin();
    await cause();
    await raise(kind, 'subject', await facts());
    await closeAlerts(test.shop);
    expect(await open()).toEqual([kind]);
    await end();
    await closeAlerts(test.shop);
    expect(await open()).toEqual([]);
  }
}

it.each(ALERT_KINDS)('%s closes by itself', async (kind) => {
  const end = alertEnds(0)[kind];
  if (end === null) return expect(kind).toBe('database_away');
  if (typeof end === 'object') return expectClosing(kind);
  if (end.endsWith('.ts')) {
    // Closed by news of its cause alone, which tests beside that file bring.
    const source = readFileSync(new URL(`../${end}`, import.meta.url), 'utf8');
    return expect(source).toMatch(new RegExp(`resolveAlert\\([^)]*'${kind}'`));
  }
  await begin();
  expect(JOB_NAMES).toContain(end);
  await raise(kind, WATCHES[kind]?.subject);
  await WATCHES[kind]?.watch();
  expect(await open()).toEqual([]);
});

it('a start that serves the newest catalogue closes what the process before left open', async () => {
  await begin();
  await raise('catalogue_not_shown', 'catalogue');
  const started = new ServedCatalogue(test.shop, await readCatalogue(db, 'demo'));
  await started.catchUp();
  expect(await open()).toEqual([]);
  // Later another node may be the one that can't show it.
  await raise('catalogue_not_shown', 'catalogue');
  await started.catchUp();
  expect(await open()).toEqual(['catalogue_not_shown']);
});
