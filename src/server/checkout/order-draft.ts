import { inArray } from 'drizzle-orm';
import type { Facts } from '../../catalogue/catalogue.ts';
import type { CreateCheckoutBody, OrderItem } from '../../contract/checkout.ts';
import { MAX_LINE_ITEMS } from '../../contract/checkout.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Lang } from '../../routes.ts';
import { mayGive } from '../../rules/claims.ts';
import { discountCents, type OrderTotals, orderTotals } from '../../rules/discount-codes.ts';
import { promisesOf } from '../../rules/order-promises.ts';
import { priceItems } from '../../rules/pricing.ts';
import { type Range, rangeOf } from '../../rules/range.ts';
import { marksOf } from '../../rules/sold-out-marks.ts';
import { readCode } from '../discount-codes/discount-codes.ts';
import { catalogueOf, type Shop } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { orderItems } from './order-items.ts';
import { riseOf } from './shown-total.ts';

/** A cart at our prices, ready to become an order. */
export interface OrderDraft extends OrderTotals {
  readonly items: readonly OrderItem[];
  readonly discountCode: string | null;
  readonly language: Lang;
  /** Facts of the catalogue that it was priced from. */
  readonly facts: Facts;
}

export interface DraftRefusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Index of the item that is refused, where it is one. */
  readonly index?: number;
  /** For `code_minimum`: what the goods must cost. */
  readonly minimumCents?: number;
  /** For `total_changed`: the sentence's figures. */
  readonly values?: Readonly<Record<string, string>>;
}

export type DraftResult = { readonly ok: true; readonly draft: OrderDraft } | DraftRefusal;

/**
 * Prices a cart from the catalogue, with code and shipping; the browser's prices are not
 * trusted (docs/decisions/0004-the-server-never-trusts-prices.md). Reads, but stores nothing.
 */
export async function draftOrder(
  shop: Shop,
  body: CreateCheckoutBody,
  language: Lang,
): Promise<DraftResult> {
  if (body.items.length === 0) return { ok: false, code: 'empty_cart' };
  const catalogue = catalogueOf(shop);
  const { facts } = catalogue;
  const range = rangeOf(catalogue);
  const pricing = priceItems(body.items, language, range);
  if (!pricing.ok) return pricing;
  // Counted as the payment page will show them: the same variant twice is one line.
  if (pricing.lines.length > MAX_LINE_ITEMS) return { ok: false, code: 'too_many_items' };

  const refused = await firstSoldOut(shop, body.items, range);
  if (refused !== -1) return { ok: false, code: 'sold_out', index: refused };

  const { subtotalCents } = pricing;
  let discount = 0;
  let discountCode: string | null = null;
  if (body.discountCode !== undefined && body.discountCode.trim() !== '') {
    const reading = await readCode(shop, body.discountCode, subtotalCents);
    if (!reading.ok) return reading;
    discount = discountCents(reading.terms, subtotalCents);
    discountCode = reading.code;
  }
  const gifts = pricing.gifts.filter(({ kind }) => mayGive(shop.settings.shopMode, kind));
  const totals = orderTotals({ subtotalCents, discountCents: discount }, facts);
  const risen = riseOf(totals, body, language);
  if (risen) return risen;
  return {
    ok: true,
    draft: {
      ...totals,
      items: orderItems(pricing.lines, gifts, language, range),
      discountCode,
      language,
      facts,
    },
  };
}

/** The order's columns that a draft fills. Their order is part of `requestHash()`. */
export function columnsOf(draft: OrderDraft) {
  return {
    items: [...draft.items],
    subtotal: draft.subtotalCents,
    discount: draft.discountCents,
    shipping: draft.shippingCents,
    amount: draft.totalCents,
    discountCode: draft.discountCode,
    language: draft.language,
    promised: promisesOf(draft.facts),
  };
}

/** Index of the first item that can't be had as it was chosen, present included; -1 for none. */
async function firstSoldOut(
  shop: Shop,
  items: CreateCheckoutBody['items'],
  range: Range,
): Promise<number> {
  const marks = items.map((item) => {
    const { own, gift } = marksOf(item, range);
    return [...own, ...gift];
  });
  const found = await shop.db
    .select({ itemId: soldOutItems.itemId })
    .from(soldOutItems)
    .where(inArray(soldOutItems.itemId, [...new Set(marks.flat())]));
  const soldOut = new Set(found.map(({ itemId }) => itemId));
  return marks.findIndex((own) => own.some((mark) => soldOut.has(mark)));
}
