import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Catalogue, MailText } from '#catalogue/catalogue.ts';
import { fallbackPicture } from '#catalogue/pictures.ts';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { type MailWords, type WordedMail, wordsIn } from '#rules/mail-places.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { datePromises, promisesOf } from '#rules/order-promises.ts';
import { readCurrentEntry } from '../catalogue/current-entries.ts';
import { catalogueDrafts } from '../catalogue/schema.ts';
import { MAIL_SAMPLES } from '../mail/samples.ts';
import { composeNow } from '../mail/send-mail.ts';
import { MAIL_DATA } from '../mail-queue/mail-kinds.ts';
import { confirmationOf, type OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';

const ORDERS_SHOWN = 20;

/** Returns the last paid orders. */
export async function readShownOrders({ db }: Pick<RangeShop, 'db'>) {
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(isNotNull(orders.number))
    .orderBy(desc(orders.createdAt))
    .limit(ORDERS_SHOWN);
  return rows.map(({ id, number }) => ({ id, number: formatOrderNumber(number ?? 0) }));
}

/** All that mails say of an order. */
function dataOfOrder(order: OrderRow): object {
  const { address, ...said } = confirmationOf(order);
  const { vatPercent, deliveryWorkingDays } = order.promised;
  return {
    ...said,
    ...(address && { address }),
    ...{ order: said.number, vatPercent, deliveryWorkingDays },
    ...{ refunded: order.amount, refundedTotal: order.amount, cents: order.amount },
  };
}

/** The same of an order that nobody placed: one piece of the first product. */
function dataOfSample(catalogue: Catalogue, lang: Lang, nowMs: number): object {
  const [product] = catalogue.products;
  if (!product) return {};
  const cents = product.packs
    ? (Object.values(product.packs)[0]?.priceCents ?? 0)
    : product.priceCents;
  const base = pictureOf(product, product.colours?.[0]);
  const item: OrderItem = {
    ...{ id: product.id, product_id: product.id, name: product.name[lang], variant: '' },
    image: base === undefined ? '' : fallbackPicture(base),
    ...{ unit_amount: cents, quantity: 1, amount: cents, gift: false },
  };
  const promises = promisesOf(catalogue, nowMs);
  return {
    items: [item],
    ...{ subtotal: cents, discount: 0, discountCode: null, shipping: 0, amount: cents },
    ...{ refunded: cents, refundedTotal: cents, cents },
    ...{ vatPercent: promises.vatPercent, promised: datePromises(promises, nowMs, cents) },
    deliveryWorkingDays: promises.deliveryWorkingDays,
    goods: product.name[lang],
  };
}

/** Words of the draft, or of what is published. */
async function readWords({ db }: RangeShop, kind: WordedMail, lang: Lang): Promise<MailWords> {
  const isOwn = and(eq(catalogueDrafts.kind, 'mail'), eq(catalogueDrafts.id, kind));
  const [draft] = await db.select().from(catalogueDrafts).where(isOwn);
  const published = await readCurrentEntry(db, 'mail', kind);
  const content = draft ? draft.content : published?.removed ? null : published?.content;
  return wordsIn((content ?? {}) as MailText, lang);
}

interface Shown {
  readonly kind: WordedMail;
  readonly language: Lang;
  readonly order?: string | undefined;
}

/** Composes a mail with the draft's words, of an order or of an invented one; undefined if there is no such order. */
export async function composePreview(shop: RangeShop, { kind, language, order: id }: Shown) {
  const [order] = id ? await shop.db.select().from(orders).where(eq(orders.id, id)) : [];
  if (id && !order) return undefined;
  const shown = order ? dataOfOrder(order) : dataOfSample(catalogueOf(shop), language, shop.now());
  const data = MAIL_DATA[kind].parse({ ...MAIL_SAMPLES[kind], ...shown });
  const words = await readWords(shop, kind, language);
  return composeNow(shop, { kind, language, data, words });
}
