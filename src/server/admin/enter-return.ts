import { and, eq } from 'drizzle-orm';
import type { AdminReturnBody } from '#contract/admin-returns.ts';
import { parseOrderNumber } from '#rules/order-number.ts';
import type { Admin } from '../auth/require-admin.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { orders } from '../orders/schema.ts';
import { noteOpenWithdrawal, queueReceipt } from '../withdrawals/declare.ts';
import { withdrawals } from '../withdrawals/schema.ts';
import { watchWithdrawals } from '../withdrawals/watch.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

/**
 * Enters a withdrawal that was declared before, with its own time; doing it again changes nothing. `not_found`: the
 * order is unknown, and name or address is missing. `future`: the time is.
 */
export async function enterReturn(
  shop: AdminShop,
  admin: Admin,
  { key: id, order: orderNumber, declared_at: at, receipt, ...said }: AdminReturnBody,
): Promise<'entered' | 'not_found' | 'future'> {
  const declaredAt = new Date(Math.floor(Date.parse(at) / 1000) * 1000);
  if (declaredAt.getTime() > shop.now()) return 'future';
  const entered = await shop.db.transaction(async (tx) => {
    const number = parseOrderNumber(orderNumber) ?? 0;
    const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
    const email = said.email ?? order?.customerEmail;
    const name = said.name ?? order?.customerName ?? email;
    if (!email || !name) return 'not_found';
    const orderId = order?.id ?? null;
    if (orderId !== null) {
      const isIts = and(eq(withdrawals.orderId, orderId), eq(withdrawals.declaredAt, declaredAt));
      if ((await tx.$count(withdrawals, isIts)) > 0) return 'entered';
    }
    const goods = said.goods ?? null;
    const language = order?.language ?? 'de';
    const [stored] = await tx
      .insert(withdrawals)
      .values({ id, name, orderNumber, email, goods, language, declaredAt, orderId })
      .onConflictDoNothing()
      .returning();
    if (!stored) return 'entered';
    if (orderId !== null) {
      await noteOpenWithdrawal(tx, orderId);
      await appendOrderEvent(tx, orderId, 'withdrawn', `admin:${admin.id}`, declaredAt);
    }
    if (receipt) await queueReceipt(shop, tx, stored);
    await recordAction(shop, tx, admin, 'withdrawal_entered', id);
    return 'entered';
  });
  await watchWithdrawals(shop);
  return entered;
}
