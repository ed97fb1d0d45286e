import { and, eq, isNull, lt } from 'drizzle-orm';
import { declaredBeforeDue, refundDueOn } from '#rules/withdrawals.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { alerts } from '../alerts/schema.ts';
import type { Shop } from '../shop.ts';
import { mailReceipts, readWaiting } from './declare.ts';
import { withdrawals } from './schema.ts';

const EVERY_SECONDS = 10 * 60;
/** All that belong to no order share one alert, so that nobody floods the owner. */
const UNMATCHED = 'unmatched';

/** Raises an alert for each open withdrawal that is due within three days, and resolves those of the others. */
export async function watchDue(shop: Shop): Promise<void> {
  const { id, orderId, declaredAt, doneAt } = withdrawals;
  const before = new Date(declaredBeforeDue(shop.now()));
  await shop.db.transaction(async (tx) => {
    const due = await tx
      .select({ id, orderId, declaredAt })
      .from(withdrawals)
      .where(and(isNull(doneAt), lt(declaredAt, before)))
      .orderBy(declaredAt);
    const open = await tx
      .select({ subject: alerts.subject })
      .from(alerts)
      .where(and(eq(alerts.kind, 'withdrawal_due'), isNull(alerts.resolvedAt)));
    const known = new Set(open.map(({ subject }) => subject));
    const subjects = new Set<string>();
    for (const row of due) {
      const subject = row.orderId === null ? UNMATCHED : row.id;
      if (!known.has(subject) && !subjects.has(subject)) {
        const data = { dueOn: refundDueOn(row.declaredAt.getTime()) };
        const about = row.orderId ?? undefined;
        await raiseAlert(shop, tx, { kind: 'withdrawal_due', subject, orderId: about, data });
      }
      subjects.add(subject);
    }
    for (const subject of known) {
      if (!subjects.has(subject)) await resolveAlert(shop, tx, 'withdrawal_due', subject);
    }
  });
}

/** Mails receipts that had to wait, and looks for what is due. */
export async function watchWithdrawals(shop: Shop): Promise<void> {
  for (const email of await readWaiting(shop.db)) {
    await shop.db.transaction((tx) => mailReceipts(shop, tx, email));
  }
  await watchDue(shop);
}

/** Registers the job. */
export function withdrawalJobs(shop: Shop): void {
  shop.jobs.handle('watch-withdrawals', () => watchWithdrawals(shop), {
    everySeconds: EVERY_SECONDS,
  });
}
