/** A coupon's discount: a fixed amount, or a percentage with at most two decimals. */
export type Reduction = { amountOffCents: number } | { percentOff: number };

export interface LineAmounts {
  subtotalCents: number;
  discountCents: number;
  /** Tax contained in the total, not added to it. */
  taxCents: number;
  totalCents: number;
}

export interface Totals {
  lines: LineAmounts[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  /** Tax contained in the line totals. */
  taxCents: number;
  shippingTaxCents: number;
  totalCents: number;
}

/** German standard rate; the only place the sandbox's account is registered for tax. */
const INCLUDED_TAX_PERCENT = 19;

function includedTax(grossCents: number): number {
  return Math.round((grossCents * INCLUDED_TAX_PERCENT) / (100 + INCLUDED_TAX_PERCENT));
}

/**
 * Adds a checkout up. A reduction never touches shipping and never exceeds the items; it is
 * spread over the lines in proportion, the cents left over going to the largest remainders.
 * `taxed` computes included German VAT (automatic tax with a known address).
 */
export function addUp(
  lines: readonly { unitCents: number; quantity: number }[],
  options: { reduction: Reduction | undefined; shippingCents: number; taxed: boolean },
): Totals {
  const subtotals = lines.map((line) => line.unitCents * line.quantity);
  const subtotalCents = sum(subtotals);
  const discountCents = reductionOf(subtotalCents, options.reduction);
  const discounts = spread(discountCents, subtotals);
  const amounts = subtotals.map((subtotal, index): LineAmounts => {
    const discount = discounts[index] ?? 0;
    const total = subtotal - discount;
    return {
      subtotalCents: subtotal,
      discountCents: discount,
      taxCents: options.taxed ? includedTax(total) : 0,
      totalCents: total,
    };
  });
  return {
    lines: amounts,
    subtotalCents,
    discountCents,
    shippingCents: options.shippingCents,
    taxCents: sum(amounts.map((line) => line.taxCents)),
    shippingTaxCents: options.taxed ? includedTax(options.shippingCents) : 0,
    totalCents: subtotalCents - discountCents + options.shippingCents,
  };
}

function reductionOf(subtotalCents: number, reduction: Reduction | undefined): number {
  if (!reduction) return 0;
  if ('amountOffCents' in reduction) return Math.min(reduction.amountOffCents, subtotalCents);
  // Hundredths of a percent keep the arithmetic in whole numbers.
  const hundredths = Math.round(reduction.percentOff * 100);
  return Math.round((subtotalCents * hundredths) / 10_000);
}

/** Splits `cents` in proportion to `weights`; the parts add up exactly. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / whole);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, cents - sum(parts))) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
