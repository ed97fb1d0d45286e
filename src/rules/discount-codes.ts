import type { Facts } from '#catalogue/catalogue.ts';
import { MIN_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { includedVatCents } from './money.ts';
import { type ShippingFacts, shippingCents } from './shipping.ts';

/** Per cent of the goods, an amount, or free shipping. */
export const CODE_KINDS = ['percent', 'amount', 'shipping'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** A code's discount: `value` is whole per cent (1 to 100) or EUR cents, and 0 for free shipping. */
export type CodeTerms = {
  readonly kind: CodeKind;
  readonly value: number;
  /** The goods must cost at least this, in cents; 0 for no minimum. */
  readonly minimumCents: number;
  /** Ids of the goods that it counts for; undefined for all. */
  readonly productIds?: readonly string[] | undefined;
};

/** True if the code counts for one of these products. */
export const countsFor = ({ productIds }: CodeTerms, ids: readonly string[]): boolean =>
  productIds === undefined || ids.some((id) => productIds.includes(id));

/** Cents still missing to the code's minimum; 0 when it applies. */
export function missingToMinimumCents(terms: CodeTerms, subtotalCents: number): number {
  return Math.max(0, terms.minimumCents - subtotalCents);
}

/** Discount of the code on the goods that it counts for, in cents: 0 below its minimum, at most their price. */
export function discountCents(terms: CodeTerms, subtotalCents: number): number {
  if (!applies(terms, subtotalCents)) return 0;
  const off =
    terms.kind === 'percent' ? Math.round((subtotalCents * terms.value) / 100) : terms.value;
  return Math.max(0, Math.min(off, subtotalCents));
}

/** True if the code applies, where the goods that it counts for cost this much. */
export function applies(terms: CodeTerms, subtotalCents: number): boolean {
  return subtotalCents > 0 && missingToMinimumCents(terms, subtotalCents) === 0;
}

/** True if the order ships free by the code, where the goods that it counts for cost this much. */
export function shipsFree(terms: CodeTerms, subtotalCents: number): boolean {
  return terms.kind === 'shipping' && applies(terms, subtotalCents);
}

/** All in EUR cents; `totalCents` is what is charged, `includedVatCents` the VAT inside it. */
export type OrderTotals = {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
  readonly includedVatCents: number;
};

/** Facts that a cart's totals are counted with. */
export type TotalsFacts = ShippingFacts & Pick<Facts, 'vatPercent'>;

/** The totals that drawer, hosted page, mail, order and dashboard show alike. */
export function orderTotals(
  goods: {
    readonly subtotalCents: number;
    readonly discountCents?: number;
    readonly shipsFree?: boolean;
  },
  facts: TotalsFacts,
): OrderTotals {
  const discount = Math.max(0, Math.min(goods.discountCents ?? 0, goods.subtotalCents));
  const shipping = goods.shipsFree ? 0 : shippingCents(facts, goods.subtotalCents, discount);
  const totalCents = goods.subtotalCents - discount + shipping;
  return {
    subtotalCents: goods.subtotalCents,
    discountCents: discount,
    shippingCents: shipping,
    totalCents,
    includedVatCents: includedVatCents(totalCents, facts.vatPercent),
  };
}

/** Cents still missing to the smallest amount that can be paid; 0 for a total of 0, which needs no payment. */
export function missingToPayCents(totalCents: number): number {
  return totalCents > 0 ? Math.max(0, MIN_AMOUNT_CENTS - totalCents) : 0;
}

/** No network or account reserves more uses of a limited code than this at once. */
const MOST_HELD = 20;
/** A network or account may hold this part of a code's uses while it has not paid. */
const SHARE = 1 / 5;

/**
 * Uses of a limited code that one network, or one account, may reserve with unpaid orders: at least
 * one, so that every code can be used, and never so many that a campaign ends for the others.
 */
export function mostHeldUses(maxUses: number): number {
  return Math.max(1, Math.min(MOST_HELD, Math.floor(maxUses * SHARE)));
}
