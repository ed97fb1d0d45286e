import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { BACK_OFFICE } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders } from '../orders/schema.ts';
import { papers } from '../papers/schema.ts';
import type { Shop } from '../shop.ts';
import type { StripeShop } from './payment-state.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { callStripe } from './provider.ts';
import { paperMetadata } from './recorded-papers.ts';
import { CONFIRMED, expanded } from './session-facts.ts';
import { readShopMark } from './shop-mark.ts';

/** Papers of the same 20 seconds are drawn together. */
const DRAWING = { singletonKey: 'draw', startAfterSeconds: 20 } as const;

/**
 * Writes the order's number, which is given on payment and so without gaps, and its address in the back office to
 * the payment at Stripe, and keeps
 * how it was paid and what Stripe took for it. Also writes whose it is and whether its confirmation
 * was sent, for a rebuild; it runs again when that is known. Idempotent. False when the fee is not
 * known yet: Stripe books a payment a moment after it succeeded. Throws when Stripe can't be asked. The order's papers are
 * drawn and mailed once the payment names them.
 */
export async function labelPayment(shop: StripeShop, orderId: string): Promise<boolean> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.number === null) return true;
  const { number: paperNumber, reference, madeAt } = papers;
  const made = await shop.db
    .select({ number: paperNumber, reference, madeAt })
    .from(papers)
    .where(eq(papers.orderId, orderId))
    .orderBy(asc(madeAt), asc(paperNumber));
  const numbers = made.map((paper) => paper.number);
  if (order.paymentIntentId === null) {
    await noteWritten(shop, numbers);
    return true;
  }
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
        ...paperMetadata(made),
        order_url: `${shop.settings.baseUrl}${BACK_OFFICE}/orders/${number}`,
      },
      expand: ['latest_charge.balance_transaction'],
    }),
  );
  if (!labelled.ok) throw new Error(`the payment is not labelled: ${labelled.failure}`);
  await noteWritten(shop, numbers);
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

/** Lets papers be drawn whose numbers can't be lost any more. */
async function noteWritten(shop: Shop, numbers: readonly string[]): Promise<void> {
  const written = await shop.db
    .update(papers)
    .set({ writtenAt: new Date(shop.now()) })
    .where(and(inArray(papers.number, [...numbers]), isNull(papers.writtenAt)))
    .returning({ number: papers.number });
  if (written.length > 0) await shop.jobs.add('draw-papers', {}, DRAWING);
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
