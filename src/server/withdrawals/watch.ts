import { and, inArray, isNull } from 'drizzle-orm';
import { declaredBeforeDue, refundDueOn } from '#rules/withdrawals.ts';
import { raiseAlert, refreshAlert, resolveAlert } from '../alerts/alerts.ts';
import { alerts } from '../alerts/schema.ts';
import type { Shop } from '../shop.ts';
import { alertSubject } from './declare.ts';
import { withdrawals } from './schema.ts';

const EVERY_SECONDS = 10 * 60;
/** A new one's alert is raised when it is declared. */
const KINDS = ['withdrawal_new', 'withdrawal_due'] as const;

/** Raises an alert for open withdrawals that are due within three days, and resolves those of withdrawals that are no longer open. */
export async function watchWithdrawals(shop: Shop): Promise<void> {
  const { orderId, declaredAt, doneAt } = withdrawals;
  const before = new Date(declaredBeforeDue(shop.now()));
  await shop.db.transaction(async (tx) => {
    // Before the withdrawals: one that is declared meanwhile keeps its alert.
    const raised = await tx
      .select({ kind: alerts.kind, subject: alerts.subject })
      .from(alerts)
      .where(and(inArray(alerts.kind, KINDS), isNull(alerts.resolvedAt)));
    const open = await tx
      .select({ orderId, declaredAt })
      .from(withdrawals)
      .where(isNull(doneAt))
      .orderBy(declaredAt);
    const due = open.filter((row) => row.declaredAt < before);
    for (const kind of KINDS) {
      const wanted = Map.groupBy(kind === 'withdrawal_due' ? due : open, alertSubject);
      const known = new Set(raised.flatMap((alert) => (alert.kind === kind ? alert.subject : [])));
      for (const subject of known) {
        if (!wanted.has(subject)) await resolveAlert(shop, tx, kind, subject);
      }
      for (const [subject, [first]] of wanted) {
        if (!first) continue;
        const declaredAtMs = first.declaredAt.getTime();
        const data = { dueOn: refundDueOn(declaredAtMs) };
        if (known.has(subject)) {
          // Of several, one that is done was the first.
          const facts = kind === 'withdrawal_new' ? { ...data, declaredAt: declaredAtMs } : data;
          await refreshAlert(tx, kind, subject, facts);
          continue;
        }
        if (kind === 'withdrawal_new') continue;
        await raiseAlert(shop, tx, { kind, subject, orderId: first.orderId ?? undefined, data });
      }
    }
  });
}

/** Registers the job. */
export function withdrawalJobs(shop: Shop): void {
  shop.jobs.handle('watch-withdrawals', () => watchWithdrawals(shop), {
    everySeconds: EVERY_SECONDS,
  });
}
