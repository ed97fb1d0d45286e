import { and, eq, isNull } from 'drizzle-orm';
import { type DefectBody, PHOTOS_AT_MOST } from '#contract/defects.ts';
import type { Lang } from '#routes.ts';
import { offeredKinds } from '#rules/defects.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { findLinkedOrder } from '../orders/linked-order.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { readSent } from '../orders/parcels.ts';
import { orders } from '../orders/schema.ts';
import { catalogueOf, type HasCatalogue, type Shop, type Transaction } from '../shop.ts';
import { defectPhotos, defects } from './schema.ts';

/** Complaints of one order; further ones are written to the shop. */
const COMPLAINTS_AT_MOST = 20;

/** Stores a complaint once, mails its receipt and tells the owner. Returns why not, or null. */
export async function complain(
  shop: Shop & HasCatalogue,
  { key: id, token, kind, line, text, wish }: DefectBody,
  language: Lang,
): Promise<'invalid_token' | 'complaint_not_offered' | null> {
  const linked = await findLinkedOrder(shop, token);
  if (!linked) return 'invalid_token';
  const { id: orderId, email: recipient, items } = linked;
  const createdAt = new Date(shop.now());
  return shop.db.transaction(async (tx) => {
    // One after the other, so that they are counted.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
    const [known] = await tx.select().from(defects).where(eq(defects.id, id));
    if (known) return known.orderId === orderId ? null : 'complaint_not_offered';
    const offered = offeredKinds(
      await readSent(tx, [orderId]),
      catalogueOf(shop).facts.returnDays,
      shop.now(),
    );
    const isFull = (await tx.$count(defects, eq(defects.orderId, orderId))) >= COMPLAINTS_AT_MOST;
    if (isFull || !offered.includes(kind) || (line !== undefined && !items[line])) {
      return 'complaint_not_offered';
    }
    await tx.insert(defects).values({
      ...{ id, orderId, kind, text, language, createdAt },
      line: line ?? null,
      wish: (kind === 'defect' && wish) || null,
    });
    await appendOrderEvent(tx, orderId, 'complained', 'customer', createdAt, { kind });
    const number = formatOrderNumber(linked.number ?? 0);
    const data = { orderId, number, kind, text, name: linked.customerName };
    await queueMail(shop, tx, { kind: 'defect-received', ref: id, recipient, language, data });
    await raiseAlert(shop, tx, {
      kind: 'defect_new',
      subject: orderId,
      orderId,
      data: { number, about: kind },
    });
    return null;
  });
}

/** Resolves the alert of an order whose last complaint was answered or done. */
export async function noteAnswered(shop: Shop, tx: Transaction, orderId: string): Promise<void> {
  const isOpen = and(
    eq(defects.orderId, orderId),
    isNull(defects.answeredAt),
    isNull(defects.doneAt),
  );
  if ((await tx.$count(defects, isOpen)) === 0) await resolveAlert(shop, tx, 'defect_new', orderId);
}

/** Returns true if photos may be added to a complaint of the order that the token names. */
export async function mayAddPhoto(shop: Shop, id: string, token: string): Promise<boolean> {
  const linked = await findLinkedOrder(shop, token);
  if (!linked) return false;
  const isIts = and(eq(defects.id, id), eq(defects.orderId, linked.id), isNull(defects.doneAt));
  return (await shop.db.$count(defects, isIts)) > 0;
}

/** Stores a photo that was prepared as a master; returns how many there are, or null without a place for it. */
export async function storePhoto({ db }: Shop, id: string, photo: Buffer): Promise<number | null> {
  return db.transaction(async (tx) => {
    const isIt = eq(defects.id, id);
    const [open] = await tx.select({ id: defects.id }).from(defects).where(isIt).for('update');
    const nth = await tx.$count(defectPhotos, eq(defectPhotos.defectId, id));
    if (!open || nth >= PHOTOS_AT_MOST) return null;
    await tx.insert(defectPhotos).values({ defectId: id, nth, photo });
    return nth + 1;
  });
}
