import type Stripe from 'stripe';
import type { Span } from '#catalogue/catalogue.ts';
import type { OrderItem } from '#contract/checkout.ts';
import type { Lang } from '#routes.ts';
import type { OrderPromises } from '#rules/order-promises.ts';

/**
 * Metadata of a checkout session, from which its order can be rebuilt without our database
 * (docs/decisions/0043-money-becomes-its-order-again.md). Stripe takes 50 keys of 40 characters with
 * values of 500. Sums, quantities, customer and address are the session's own.
 */

/** A rebuild reads no other version. */
const VERSION = '1';
const LONGEST_VALUE = 500;

/** The order's part that Stripe does not know otherwise. */
export interface WrittenOrder {
  readonly id: string;
  readonly attempt: number;
  readonly userId: string | null;
  readonly language: Lang;
  readonly createdAt: Date;
  readonly discountCode: string | null;
  /** The browser's key: with it the cart of a rebuilt order learns that it is paid. */
  readonly idempotencyKey: string | null;
  /** Hash of the legal text it was placed under. */
  readonly legalText: string | null;
  readonly promised: OrderPromises;
}

/** Metadata of the payment, too: what tells whose it is. */
export function paymentMetadata(order: WrittenOrder, shopMark: string): Record<string, string> {
  return { order_id: order.id, attempt: String(order.attempt), shop: shopMark };
}

/** Metadata of the session. */
export function sessionMetadata(order: WrittenOrder, shopMark: string): Record<string, string> {
  return filled({
    ...paymentMetadata(order, shopMark),
    version: VERSION,
    language: order.language,
    ordered_at: order.createdAt.toISOString(),
    account: order.userId,
    code: order.discountCode,
    cart_key: order.idempotencyKey,
    legal_text: order.legalText,
    promised: writePromises(order.promised),
    days_off: order.promised.daysOff?.join(' ') ?? null,
  });
}

/** Metadata of a line; its quantity and its price are the line's own. */
export function lineMetadata(item: OrderItem): Record<string, string> {
  return filled({
    item: item.id,
    key: item.key ?? null,
    product: item.product_id,
    name: item.name,
    variant: item.variant,
    image: item.image,
    images: item.images?.join(' ') ?? null,
    pieces: item.pieces === undefined ? null : String(item.pieces),
    material: item.material ?? null,
    maker: item.maker ?? null,
    gift: item.gift ? 'yes' : null,
    full_price: item.full_price ? 'yes' : null,
  });
}

/** Stripe takes an empty value for none. */
function filled(values: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value ? [[key, value.slice(0, LONGEST_VALUE)]] : [],
    ),
  );
}

/** Reads what `sessionMetadata` wrote; null for another version. */
export function readSessionMetadata(
  metadata: Stripe.Metadata | null,
): Omit<WrittenOrder, 'id' | 'attempt'> | null {
  const said = metadata ?? {};
  const createdAt = new Date(said['ordered_at'] ?? '');
  const promised = readPromises(said['promised'], said['days_off']);
  if (said['version'] !== VERSION || Number.isNaN(createdAt.getTime()) || !promised) return null;
  return {
    userId: said['account'] ?? null,
    language: said['language'] === 'en' ? 'en' : 'de',
    createdAt,
    discountCode: said['code'] ?? null,
    idempotencyKey: said['cart_key'] ?? null,
    legalText: said['legal_text'] ?? null,
    promised,
  };
}

/** Reads what `lineMetadata` wrote, or undefined when it did not write this line. */
export function readLineMetadata(
  metadata: Stripe.Metadata | null,
): Omit<OrderItem, 'quantity' | 'unit_amount' | 'amount'> | undefined {
  const { item: id, key, product, name, variant = '', image = '' } = metadata ?? {};
  const { images, pieces, material, maker, gift, full_price: fullPrice } = metadata ?? {};
  if (id === undefined || product === undefined || name === undefined) return undefined;
  return {
    id,
    ...(key !== undefined && { key }),
    product_id: product,
    name,
    variant,
    image,
    ...(images !== undefined && { images: images.split(' ') }),
    ...(pieces !== undefined && { pieces: Number(pieces) }),
    ...(material !== undefined && { material }),
    ...(maker !== undefined && { maker }),
    gift: gift === 'yes',
    ...(fullPrice === 'yes' && { full_price: true }),
  };
}

/** VAT in per cent, days to dispatch, days to arrival. */
const WRITTEN = /^(\d+);(\d+)-(\d+);(\d+)-(\d+)$/;

const days = ({ from, to }: Span) => `${from}-${to}`;

/** Promises of an order as a value of metadata: `20;1-1;2-3`. */
const writePromises = ({ vatPercent, dispatchWorkingDays, deliveryWorkingDays }: OrderPromises) =>
  [vatPercent, days(dispatchWorkingDays), days(deliveryWorkingDays)].join(';');

/** Reads what `writePromises` wrote; undefined for any other text. */
function readPromises(
  written: string | undefined,
  daysOff: string | undefined,
): OrderPromises | undefined {
  const found = WRITTEN.exec(written ?? '');
  if (!found) return undefined;
  const [vatPercent = 0, from = 0, to = 0, first = 0, last = 0] = found.slice(1).map(Number);
  return {
    vatPercent,
    dispatchWorkingDays: { from, to },
    deliveryWorkingDays: { from: first, to: last },
    ...(daysOff && { daysOff: daysOff.split(' ') }),
  };
}
