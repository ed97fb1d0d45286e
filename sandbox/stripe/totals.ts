export interface LineAmounts {
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
}

export interface Totals {
  lines: LineAmounts[];
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  totalCents: number;
}

/**
 * Adds a checkout up. A reduction never touches shipping and never exceeds the items; it is
 * spread over the lines in proportion, the cents left over going to the largest remainders.
 */
export function addUp(
  lines: readonly { unitCents: number; quantity: number }[],
  options: { discountCents: number; shippingCents: number },
): Totals {
  const subtotals = lines.map((line) => line.unitCents * line.quantity);
  const subtotalCents = sum(subtotals);
  const discountCents = Math.min(options.discountCents, subtotalCents);
  const discounts = spread(discountCents, subtotals);
  const amounts = subtotals.map((subtotal, index): LineAmounts => {
    const discount = discounts[index] ?? 0;
    const total = subtotal - discount;
    return {
      subtotalCents: subtotal,
      discountCents: discount,
      totalCents: total,
    };
  });
  return {
    lines: amounts,
    subtotalCents,
    discountCents,
    shippingCents: options.shippingCents,
    totalCents: subtotalCents - discountCents + options.shippingCents,
  };
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
