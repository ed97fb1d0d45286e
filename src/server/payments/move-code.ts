import { holdsCode } from '#rules/order-states.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { releaseCode, takeCode } from '../discount-codes/discount-codes.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop, Transaction } from '../shop.ts';

/**
 * Gives the use of an order's code back when the order ended unpaid, and takes one for late money.
 * `held`: whether it held a use until now. Money beyond the code's limit is honoured: the customer
 * has paid what the page showed. The owner is told.
 */
export async function moveCode(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  held: boolean,
  cause: Cause,
): Promise<void> {
  const { id, discountCode: code, status } = order;
  if (code === null || held === holdsCode(status)) return;
  if (held) return releaseCode(tx, code);
  if (await takeCode(tx, code)) return;
  const at = new Date(shop.now());
  await appendOrderEvent(tx, id, 'code_over_used', cause, at, { code });
  await raiseAlert(shop, tx, { kind: 'code_over_used', subject: id, orderId: id, data: { code } });
}
