import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { ALERT_KINDS, type AlertKind } from '../alert-texts/alert-kinds.ts';
import { defects } from '../defects/schema.ts';
import type { JobName } from '../jobs/jobs.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { disputes, refunds } from '../payments/schema.ts';
import type { Shop } from '../shop.ts';
import { stockCounts } from '../stock/schema.ts';
import { alerts } from './schema.ts';

const EVERY_SECONDS = 10 * 60;

/** True of an alert's order. */
const orderIs = (state: SQL) =>
  sql`exists (select 1 from ${orders} o where o.id = ${alerts.orderId} and (${state}))`;
/** True once the parcel left or the order was refunded: there is nothing left to look at. */
const IS_HANDLED = orderIs(sql`o.fulfilment <> 'open' or o.status = 'refunded'`);

/**
 * How each alert ends by itself: by a condition in the database, which `closeAlerts` looks at; by a job that looks at
 * its cause; or by the file that opens it, once that hears that it is over. Null for one that is never stored. The owner can
 * dismiss every one. Most are closed at once where their cause ends; this is what closes those that missed it.
 */
export function alertEnds(
  now: number,
): Readonly<Record<AlertKind, SQL | JobName | `${string}.ts` | null>> {
  const isQuiet = (span: string) =>
    sql`${alerts.lastAt} < ${new Date(now).toISOString()}::timestamptz - ${span}::interval`;
  const isNews = isQuiet('30 days');
  return {
    // A call that works again closes it at once.
    provider_refused: isQuiet('7 days'),
    session_unreadable: sql`${orderIs(sql`o.unreadable_since is null`)}
      or ${orderIs(sql`o.status <> 'pending'`)} and ${isQuiet('1 day')}`,
    // The money arrived another time, or the bank took it.
    refund_failed: sql`${orderIs(sql`o.status = 'refunded'`)}
      or exists (select 1 from ${disputes} d where d.order_id = ${alerts.orderId} and d.state = 'lost')
      or exists (select 1 from ${refunds} failed join ${refunds} done using (order_id)
        where failed.id = ${alerts.subject} and done.state = 'succeeded'
          and done.created_at > failed.created_at and done.amount_cents >= failed.amount_cents)`,
    dispute_opened: sql`${isQuiet('7 days')} and exists (select 1 from ${disputes} d
      where d.id = ${alerts.subject} and d.closed_at is not null)`,
    paid_again: 'payments/paid-again.ts',
    amount_mismatch: IS_HANDLED,
    money_without_order: 'payments/rebuild.ts',
    order_rebuilt: IS_HANDLED,
    numbers_skipped: sql`${isNews} or ${alerts.data}->>'year' is null and (select count(*) from ${orders} o
      where o.number between (${alerts.data}->>'first')::int and (${alerts.data}->>'last')::int)
      > (${alerts.data}->>'last')::int - (${alerts.data}->>'first')::int`,
    code_over_used: IS_HANDLED,
    oversold: IS_HANDLED,
    stock_low: sql`not exists (select 1 from ${stockCounts} c
      where c.item_id = ${alerts.subject} and c.on_hand <= c.threshold)`,
    mail_failed: sql`not exists (select 1 from ${mails} m
      where m.sent_at is null and m.kind <> 'owner-alert' and (m.failed_at is not null or m.attempts > 0))`,
    no_backup: 'watch-backups',
    live_check: 'golive/watch-live.ts',
    withdrawal_new: 'watch-withdrawals',
    withdrawal_due: 'watch-withdrawals',
    defect_new: sql`not exists (select 1 from ${defects} d
      where d.order_id = ${alerts.orderId} and d.answered_at is null and d.done_at is null)`,
    database_away: null,
    // A node that can't show it raises it again every 15 seconds.
    catalogue_not_shown: isQuiet('1 hour'),
    login_attack: isQuiet('1 day'),
    admin_new_device: isNews,
    admin_added: isNews,
    admin_factor_removed: isNews,
  };
}

/** Closes open alerts whose cause is gone. */
export async function closeAlerts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const ends = alertEnds(now());
  const gone = ALERT_KINDS.flatMap((kind) => {
    const end = ends[kind];
    return end === null || typeof end === 'string'
      ? []
      : [sql`(${eq(alerts.kind, kind)} and (${end}))`];
  });
  await db
    .update(alerts)
    .set({ resolvedAt: new Date(now()) })
    .where(and(isNull(alerts.resolvedAt), or(...gone)));
}

/** Registers the job. */
export function alertJobs(shop: Shop): void {
  shop.jobs.handle('close-alerts', () => closeAlerts(shop), { everySeconds: EVERY_SECONDS });
}
