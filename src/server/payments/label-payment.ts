import { and, eq, isNotNull } from 'drizzle-orm';
import { BACK_OFFICE } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import type { StripeShop } from './payment-state.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { callStripe } from './provider.ts';
import { CONFIRMED, expanded } from './session-facts.ts';
import { readShopMark } from './shop-mark.ts';

/**
 * Writes the order's number, which is given on payment and so without gaps, and its address in the back office to
 * the payment at Stripe, and keeps
 * how it was paid and what Stripe took for it. Also writes whose it is and whether its confirmation
 * was sent, for a rebuild; it runs again when that is known. Idempotent. False when the fee is not
 * known yet: Stripe books a payment a moment after it succeeded. Throws when Stripe can't be asked.
 */
export async function labelPayment(shop: StripeShop, orderId: string): Promise<boolean> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.number === null || order.paymentIntentId === null) return true;
  const { paymentIntentId: id, language } = order;
  const number = formatOrderNumber(order.number);
  const shopMark = await readShopMark(shop);
  const isConfirmed = await hasConfirmation(shop, order.id);
  const labelled = await callStripe(shop, 'label payment', () =>
    shop.stripe.paymentIntents.update(id, {
      // Customers may read it on Stripe's receipt, so the address is in the metadata only.
      description: fill(PAYMENT_TEXTS[language].order, { name: number }),
      metadata: {
        order_id: order.id,
        shop: shopMark,
        ...(isConfirmed && { [CONFIRMED]: 'yes' }),
        order_number: number,
        order_url: `${shop.settings.baseUrl}${BACK_OFFICE}/orders/${number}`,
      },
      expand: ['latest_charge.balance_transaction'],
    }),
  );
  if (!labelled.ok) throw new Error(`the payment is not labelled: ${labelled.failure}`);
  const charge = expanded(labelled.value.latest_charge);
  const method = charge?.payment_method_details ?? null;
  const booked = charge ? expanded(charge.balance_transaction) : null;
  await shop.db
    .update(orders)
    .set({
      paymentMethod: method?.type ?? order.paymentMethod,
      cardBrand: method?.card?.brand ?? order.cardBrand,
      feeCents: booked?.fee ?? order.feeCents,
    })
    .where(eq(orders.id, order.id));
  return booked !== null;
}

/** True once the order's confirmation was handed to the mail server. */
async function hasConfirmation({ db }: Pick<Shop, 'db'>, orderId: string): Promise<boolean> {
  const isSent = and(
    eq(mails.kind, 'order-confirmation'),
    eq(mails.ref, orderId),
    isNotNull(mails.sentAt),
  );
  const [mail] = await db.select({ id: mails.id }).from(mails).where(isSent).limit(1);
  return mail !== undefined;
}
