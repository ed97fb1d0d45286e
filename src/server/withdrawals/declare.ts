import { and, eq, sql } from 'drizzle-orm';
import type { WithdrawalBody } from '#contract/forms.ts';
import type { Lang } from '#routes.ts';
import { isoDate } from '#rules/berlin-day.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/order-number.ts';
import { refundDueOn } from '#rules/withdrawals.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { takeMail } from '../mail-queue/mail-causes.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { orders } from '../orders/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import { withdrawals } from './schema.ts';

type Withdrawal = typeof withdrawals.$inferSelect;

/** Returns the subject of a withdrawal's alerts: those of an order share one, as do the others of a day, so that nobody floods the owner. */
export const alertSubject = ({ orderId, declaredAt }: Pick<Withdrawal, 'orderId' | 'declaredAt'>) =>
  orderId ?? isoDate(refundDueOn(declaredAt.getTime()));

/** The paid order with this number and this address; undefined if one of them is another's. */
async function findMatch(tx: Transaction, typed: string, email: string) {
  const number = parseOrderNumber(typed) ?? 0;
  const isIts = sql`lower(${orders.customerEmail}) = ${email.toLowerCase()}`;
  const [order] = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(and(eq(orders.number, number), isIts));
  return order;
}

/** Notes on an order, and returns, when its first open withdrawal was declared; null once none is open. */
export async function noteOpenWithdrawal(tx: Transaction, orderId: string): Promise<Date | null> {
  const open = sql`(select min(w.declared_at) from withdrawals w
    where w.order_id = ${orderId} and w.done_at is null)`;
  const [noted] = await tx
    .update(orders)
    .set({ withdrawnAt: open })
    .where(eq(orders.id, orderId))
    .returning({ first: orders.withdrawnAt });
  return noted?.first ?? null;
}

/** Queues the receipt of a withdrawal (§ 356a BGB). */
export function queueReceipt(shop: Shop, tx: Transaction, stored: Withdrawal) {
  const { id, name, email, goods, language, declaredAt, orderNumber: order, orderId } = stored;
  return queueMail(shop, tx, {
    kind: 'withdrawal-receipt',
    ref: id,
    recipient: email,
    language,
    data: {
      name,
      order,
      email,
      goods,
      declaredAt: declaredAt.getTime(),
      orderId: orderId ?? undefined,
    },
  });
}

/** When it was received, or why it was not stored. */
type DeclareResult =
  | { readonly declaredAt: Date }
  | { readonly refused: 'key_of_another' }
  | { readonly refused: 'too_many_mails'; readonly waitSeconds: number };

/**
 * Stores a declaration once, whether its order exists or not, mails its receipt and tells the owner. Without a place for
 * its receipt it is not stored.
 */
export async function declareWithdrawal(
  shop: Shop,
  { key, name, order: orderNumber, email, goods: typed }: WithdrawalBody,
  language: Lang,
  network: string,
): Promise<DeclareResult> {
  // The receipt names the second.
  const declaredAt = new Date(Math.floor(shop.now() / 1000) * 1000);
  const goods = typed ?? null;
  const said = { name, orderNumber, email, goods };
  return shop.db.transaction(async (tx) => {
    const findKnown = async (): Promise<DeclareResult | undefined> => {
      const [known] = await tx.select().from(withdrawals).where(eq(withdrawals.id, key));
      if (!known) return undefined;
      const isSame = Object.entries(said).every(
        ([field, value]) => known[field as keyof typeof said] === value,
      );
      return isSame ? { declaredAt: known.declaredAt } : { refused: 'key_of_another' };
    };
    const known = await findKnown();
    if (known) return known;
    const waitSeconds = takeMail(shop, 'withdrawal-receipt', network, email);
    if (waitSeconds > 0) return (await findKnown()) ?? { refused: 'too_many_mails', waitSeconds };
    const order = await findMatch(tx, orderNumber, email);
    const orderId = order?.id ?? null;
    const [stored] = await tx
      .insert(withdrawals)
      .values({ id: key, ...said, language, declaredAt, orderId })
      .onConflictDoNothing()
      .returning();
    if (!stored) {
      // A twin of this request stored it meanwhile.
      const twin = await findKnown();
      if (!twin) throw new Error('a key conflicts with no withdrawal');
      return twin;
    }
    let first = declaredAt;
    if (orderId !== null) {
      first = (await noteOpenWithdrawal(tx, orderId)) ?? declaredAt;
      await appendOrderEvent(tx, orderId, 'withdrawn', 'customer', declaredAt);
    }
    await queueReceipt(shop, tx, stored);
    await raiseAlert(shop, tx, {
      kind: 'withdrawal_new',
      subject: alertSubject({ orderId, declaredAt }),
      orderId: order?.id,
      data: {
        number: order ? formatOrderNumber(order.number ?? 0) : null,
        declaredAt: first.getTime(),
        dueOn: refundDueOn(first.getTime()),
      },
    });
    return { declaredAt };
  });
}
