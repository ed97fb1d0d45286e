import { itemsIn } from '#rules/order-item-text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { rangeOf } from '#rules/range.ts';
import { firmOf } from '../firm.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { catalogueOf, type RangeShop, type Transaction } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';

/** The owner reads German, as in the copies of the contact form, whatever the customer speaks. */
const OWNER_LANGUAGE = 'de';

/**
 * Queues the owner's mail about an order that was just paid, to the address that messages of the
 * contact form go to, unless the firm wants none.
 */
export async function queueSaleMail(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
): Promise<void> {
  const { saleMails, company } = firmOf(shop);
  if (!saleMails || order.number === null) return;
  const { items, subtotal, discount, discountCode, shipping, amount } = order;
  await queueMail(shop, tx, {
    kind: 'owner-sale',
    ref: order.id,
    recipient: company.email || shop.settings.adminEmail,
    language: OWNER_LANGUAGE,
    data: {
      saleId: order.id,
      number: formatOrderNumber(order.number),
      items: itemsIn(items, OWNER_LANGUAGE, rangeOf(catalogueOf(shop))),
      subtotal,
      discount,
      discountCode,
      shipping,
      amount,
      vatPercent: order.promised.vatPercent,
    },
  });
}
