import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { ADMIN_FAILED_DELIVERIES_SHOWN, type AdminAlert } from '#contract/admin-messages.ts';
import type { Lang } from '#routes.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { ALERT_KINDS, type AlertData, type AlertKind } from '../alert-texts/alert-kinds.ts';
import { alertText } from '../alert-texts/alert-texts.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { orders } from '../orders/schema.ts';
import { readOwnerEmail } from '../owner.ts';
import type { Shop, Transaction } from '../shop.ts';
import { alerts } from './schema.ts';

/** An alert that opens again so soon after it was resolved is not mailed again. */
const MAIL_AGAIN_MS = 60 * 60 * 1000;
/** A year: the next disputes and refunds of an order are read beside its earlier ones. */
const RESOLVED_KEPT_MS = 365 * 24 * 60 * 60 * 1000;

export interface NewAlert<Kind extends AlertKind> {
  readonly kind: Kind;
  /** Identifies the condition within its kind: an id, an operation. Nothing about a person. */
  readonly subject: string;
  readonly orderId?: string | undefined;
  readonly data: AlertData<Kind>;
}

const isOpen = (kind: AlertKind, subject: string) =>
  and(eq(alerts.kind, kind), eq(alerts.subject, subject), isNull(alerts.resolvedAt));

/**
 * Opens an alert in the transaction of its cause and mails the owner. While one of the same kind and
 * subject is open, only its facts, its time and its count change.
 */
export async function raiseAlert<Kind extends AlertKind>(
  shop: Shop,
  tx: Transaction,
  { kind, subject, orderId, data }: NewAlert<Kind>,
): Promise<void> {
  const at = new Date(shop.now());
  const id = randomUUID();
  const [row] = await tx
    .insert(alerts)
    .values({ id, kind, subject, orderId, data, raisedAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [alerts.kind, alerts.subject],
      targetWhere: isNull(alerts.resolvedAt),
      set: { data, lastAt: at, times: sql`${alerts.times} + 1` },
    })
    .returning({ id: alerts.id });
  if (row?.id !== id || (await wasResolvedLately(shop, tx, kind, subject))) return;
  await queueMail(shop, tx, {
    kind: 'owner-alert',
    ref: id,
    recipient: await readOwnerEmail(tx, shop.settings),
    // The owner reads German.
    language: 'de',
    data: { alert: kind, facts: { ...data }, alertedOrderId: orderId ?? null },
  });
}

/** Gives an open alert facts as they are now; without one nothing happens. */
export async function refreshAlert<Kind extends AlertKind>(
  tx: Transaction,
  kind: Kind,
  subject: string,
  facts: Partial<AlertData<Kind>>,
): Promise<void> {
  const data = sql`${alerts.data} || ${JSON.stringify(facts)}::jsonb`;
  await tx.update(alerts).set({ data }).where(isOpen(kind, subject));
}

async function wasResolvedLately(
  shop: Shop,
  tx: Transaction,
  kind: AlertKind,
  subject: string,
): Promise<boolean> {
  const lately = await tx
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        eq(alerts.kind, kind),
        eq(alerts.subject, subject),
        gt(alerts.resolvedAt, new Date(shop.now() - MAIL_AGAIN_MS)),
      ),
    )
    .limit(1);
  return lately.length > 0;
}

/** Closes an open alert because its condition is over; without one nothing happens. */
export async function resolveAlert(
  shop: Shop,
  tx: Transaction | Shop['db'],
  kind: AlertKind,
  subject: string,
): Promise<void> {
  await tx
    .update(alerts)
    .set({ resolvedAt: new Date(shop.now()) })
    .where(isOpen(kind, subject));
}

/** Open alerts, the oldest first, as the back office shows them. */
export async function readAlerts(shop: Pick<Shop, 'db'>, lang: Lang): Promise<AdminAlert[]> {
  const rows = await shop.db
    .select({ alert: alerts, number: orders.number })
    .from(alerts)
    .leftJoin(orders, eq(orders.id, alerts.orderId))
    .where(isNull(alerts.resolvedAt))
    .orderBy(asc(alerts.raisedAt))
    .limit(ADMIN_FAILED_DELIVERIES_SHOWN);
  return rows.flatMap(({ alert, number }) => {
    const kind = ALERT_KINDS.find((known) => known === alert.kind);
    // A newer version's kind, while two versions run beside each other.
    if (kind === undefined) return [];
    return {
      id: alert.id,
      kind,
      ...alertText({ kind, data: alert.data }, lang),
      order_id: alert.orderId,
      order_number: number === null ? null : formatOrderNumber(number),
      times: alert.times,
      raised_at: alert.raisedAt.toISOString(),
      last_at: alert.lastAt.toISOString(),
    };
  });
}

/** Deletes alerts some time after they were resolved. */
export async function retainAlerts({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await db.delete(alerts).where(lt(alerts.resolvedAt, new Date(now() - RESOLVED_KEPT_MS)));
}
