/**
 * Every figure the shop promises, once (docs/decisions/0002-one-module-decides-about-claims.md).
 * Texts render these; `facts.test.ts` fails on a second literal. Money in EUR cents, periods in the
 * unit of the name.
 */

export const CURRENCY = 'EUR';
export const VAT_PERCENT = 19;

/** Orders from here on (after discounts) ship free; below it, `SHIPPING_CENTS`. */
export const FREE_SHIPPING_FROM_CENTS = 2000;
export const SHIPPING_CENTS = 490;

export const DISPATCH_WORKING_DAYS = { from: 1, to: 2 } as const;
export const DELIVERY_WORKING_DAYS = { from: 4, to: 7 } as const;

/** Voluntary return, on top of the statutory withdrawal. */
export const RETURN_DAYS = 30;
export const WITHDRAWAL_DAYS = 14;

/** Liability for defects: consumers, and businesses by the terms (docs/specification.md#9-figures). */
export const WARRANTY_YEARS = 2;
export const WARRANTY_YEARS_BUSINESS = 1;

/** Support answers at any hour, every day, within this time. */
export const SUPPORT_HOURS_PER_DAY = 24;
export const SUPPORT_DAYS_PER_WEEK = 7;
export const SUPPORT_ANSWER_HOURS = 24;

export const PAYMENT_METHODS = ['klarna', 'paypal', 'card', 'instant', 'invoice'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods that `PAYMENT_METHODS` may name, by the payment provider's names. */
export const OFFERABLE_METHODS = ['card', 'paypal', 'klarna'] as const satisfies PaymentMethod[];
export type OfferedMethod = (typeof OFFERABLE_METHODS)[number];
