import type { Catalogue } from '#catalogue/catalogue.ts';
import { type CreateCheckoutBody, MAX_LINE_ITEMS, type OrderItem } from '#contract/checkout.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isStorable, normalCode } from '#contract/text.ts';
import type { Lang } from '#routes.ts';
import { mayGive } from '#rules/claims.ts';
import {
  type CodeTerms,
  countsFor,
  discountCents,
  missingToPayCents,
  type OrderTotals,
  orderTotals,
  shipsFree,
} from '#rules/discount-codes.ts';
import { guaranteeRow, makerLine, safetyOf } from '#rules/goods-facts.ts';
import { featureLine } from '#rules/material.ts';
import { formatPrice } from '#rules/money.ts';
import { type OrderPromises, promisesOf } from '#rules/order-promises.ts';
import { type PriceOf, priceItems } from '#rules/pricing.ts';
import { type Range, rangeOf } from '#rules/range.ts';
import { type LineChange, lineChanges } from '#rules/reprice.ts';
import { marksOf } from '#rules/sold-out-marks.ts';
import { type TakenPieces, takenPieces } from '#rules/taken-pieces.ts';
import { type RefusedTerms, readCode } from '../discount-codes/discount-codes.ts';
import { firmIn } from '../firm.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { type LeftPieces, readLeft } from '../sold-out/left-pieces.ts';
import type { StockRefusal } from '../stock/reserve-stock.ts';
import { orderItems } from './order-items.ts';

type Cart = CreateCheckoutBody['items'];

/** A cart at our prices, ready to become an order. */
export interface OrderDraft extends OrderTotals {
  readonly items: readonly OrderItem[];
  readonly discountCode: string | null;
  readonly language: Lang;
  /** Facts of the catalogue that it was priced from. */
  readonly promised: OrderPromises;
  /** Counted pieces that it takes; empty if nothing in it is counted. */
  readonly takes: readonly TakenPieces[];
}

export interface DraftRefusal extends RefusedTerms {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Index of the item that is refused, where it is one. */
  readonly index?: number;
  /** Every line that the catalogue has otherwise, where that is the reason. */
  readonly lines?: readonly LineChange[];
  /** The sentence's figures, where it has some. */
  readonly values?: Readonly<Record<string, string>>;
  /** For `too_many_mails`. */
  readonly waitSeconds?: number;
}

export type DraftResult = { readonly ok: true; readonly draft: OrderDraft } | DraftRefusal;

/** A cart as it was sent, and the catalogue that prices it. */
export interface CartToDraft {
  readonly cart: Cart;
  readonly discountCode: string | undefined;
  /** The total that the shopper was shown; undefined if the request names none. */
  readonly shownTotalCents: number | undefined;
  readonly language: Lang;
  /** Taken once per request, so that a publish in between mixes no two versions. */
  readonly catalogue: Catalogue;
  /** The request's `Idempotency-Key`; what its order has reserved counts as free. */
  readonly key: string | null;
}

/**
 * Prices a cart from the catalogue, with code and shipping; the browser's prices are not
 * trusted (docs/decisions/0069-nobody-pays-a-price-that-was-not-shown.md). Reads, but stores nothing. Call
 * it in the transaction that stores the order. `priceOf` is only for comparing.
 */
export async function draftOrder(
  shop: Pick<Shop, 'settings' | 'now'>,
  db: Database | Transaction,
  { cart, discountCode: typed, shownTotalCents, language, catalogue, key }: CartToDraft,
  priceOf?: PriceOf,
): Promise<DraftResult> {
  const { pause, pauseText } = catalogue.firm ?? {};
  if (pause) {
    const note = pauseText ? ` ${pauseText[language].trim()}` : '';
    return { ok: false, code: 'checkout_rests', values: { note } };
  }
  if (catalogue.unopened) return { ok: false, code: 'not_open' };
  if (cart.length === 0) return { ok: false, code: 'empty_cart' };
  const { facts } = catalogue;
  const firm = firmIn(catalogue, shop.settings);
  const range = rangeOf(catalogue);
  const pricing = priceItems(cart, language, range, priceOf);
  if (!pricing.ok) return withLines(pricing, cart, db, range, key);
  // Counted as the payment page will show them: the same variant twice is one line.
  if (pricing.lines.length > MAX_LINE_ITEMS) {
    return { ok: false, code: 'too_many_items', values: { most: String(MAX_LINE_ITEMS) } };
  }

  const { isGone, isCounted, left } = await leftOf(db, cart, range, key);
  const index = cart.findIndex((item) => allMarks(item, range).some(isGone));
  if (index !== -1) {
    const lines = lineChanges(cart, range, isGone);
    return { ok: false, code: 'sold_out', index, lines };
  }
  const gifts = pricing.gifts.filter(({ kind }) =>
    mayGive(shop.settings.shopMode, kind, range.given?.gift),
  );
  let items = orderItems(pricing.lines, gifts, language, range).map((item): OrderItem => {
    const product = range.find(item.product_id);
    const material = product ? featureLine(product, language) : '';
    const safety = product && safetyOf(product, firm);
    const made = safety && makerLine(safety, firm.company);
    const given = product && guaranteeRow(product, language);
    const maker = [made, given?.label, given?.value].filter(Boolean).join('; ');
    return { ...item, ...(material && { material }), ...(maker && { maker }) };
  });
  const takes = takenPieces(items).filter(({ mark }) => isCounted(mark));
  for (const { mark, quantity } of takes) {
    const free = left(mark) ?? quantity;
    if (free < quantity) return stockRefusal({ code: 'few_left', mark, left: free }, cart, range);
  }

  const { subtotalCents } = pricing;
  let discount = 0;
  let isShippedFree = false;
  let discountCode: string | null = null;
  if (typed !== undefined && normalCode(typed) !== '') {
    const centsOf = (terms: CodeTerms) =>
      pricing.lines.reduce(
        (sum, line) => sum + (countsFor(terms, [line.productId]) ? line.totalCents : 0),
        0,
      );
    const reading = await readCode(shop, db, typed, catalogue, centsOf);
    if (!reading.ok) return reading;
    const { terms } = reading;
    discount = discountCents(terms, centsOf(terms));
    isShippedFree = shipsFree(terms, centsOf(terms));
    discountCode = reading.code;
    items = items.map((item) =>
      discount === 0 || item.gift || countsFor(terms, [item.product_id])
        ? item
        : { ...item, full_price: true },
    );
  }
  const totals = orderTotals(
    { subtotalCents, discountCents: discount, shipsFree: isShippedFree },
    facts,
  );
  const risen = riseOf(totals, shownTotalCents, language);
  if (risen) return risen;
  const missing = missingToPayCents(totals.totalCents);
  if (missing > 0) {
    const values = { missing: formatPrice(missing, language) };
    return { ok: false, code: 'amount_too_small', values };
  }
  return {
    ok: true,
    draft: {
      ...totals,
      items,
      discountCode,
      language,
      promised: promisesOf(catalogue, shop.now()),
      takes,
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
    promised: draft.promised,
  };
}

/** Refusals whose reason may be that the catalogue has changed since the cart was shown. */
const MAY_BE_CHANGED: ReadonlySet<ErrorCode> = new Set([
  'unknown_item',
  'unknown_size',
  'unknown_colour',
  'price_mismatch',
]);

/** Names every changed line of a refused cart; a cart that is too long for an order isn't looked through. */
async function withLines(
  refusal: DraftRefusal,
  cart: Cart,
  db: Database | Transaction,
  range: Range,
  key: string | null,
): Promise<DraftRefusal> {
  if (!MAY_BE_CHANGED.has(refusal.code) || cart.length > MAX_LINE_ITEMS) return refusal;
  const { isGone } = await leftOf(db, cart, range, key);
  const lines = lineChanges(cart, range, isGone);
  return lines.length > 0 ? { ...refusal, lines } : refusal;
}

function allMarks(item: Cart[number], range: Range): string[] {
  const { own, gift } = marksOf(item, range);
  return [...own, ...gift];
}

/** Reads what is left of a cart's marks. */
function leftOf(
  db: Database | Transaction,
  cart: Cart,
  range: Range,
  key: string | null,
): Promise<LeftPieces> {
  // A text that the database can't store marks nothing.
  const marks = new Set(cart.flatMap((item) => allMarks(item, range)).filter(isStorable));
  return readLeft(db, [...marks], key);
}

/** Refuses a cart that takes more pieces of a mark than it may, and names its first line with the mark. */
export function stockRefusal(
  { code, mark, left }: Pick<StockRefusal, 'code' | 'mark' | 'left'>,
  cart: Cart,
  range: Range,
): DraftRefusal {
  const index = cart.findIndex((item) => allMarks(item, range).includes(mark));
  const values = { left: String(left) };
  if (code !== 'sold_out') return { ok: false, code, index, values };
  return { ok: false, code, index, lines: lineChanges(cart, range, (gone) => gone === mark) };
}

/**
 * Refuses a cart that costs more than its shopper was shown: a tab may be older than a change of shipping costs.
 * Undefined for one that costs as much or less, and for a request that names no total.
 */
function riseOf(
  { totalCents, shippingCents }: OrderTotals,
  shownTotalCents: number | undefined,
  lang: Lang,
): DraftRefusal | undefined {
  if (shownTotalCents === undefined || totalCents <= shownTotalCents) return undefined;
  const values = {
    total: formatPrice(totalCents, lang),
    shipping: formatPrice(shippingCents, lang),
  };
  return { ok: false, code: 'total_changed', values };
}
