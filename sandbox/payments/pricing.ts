import type { SessionRecord } from '../records.ts';
import { reductionOf } from '../stripe/coupons.ts';
import { shippingCost, totalDetails } from '../stripe/session-shape.ts';
import { addUp } from '../stripe/totals.ts';

/**
 * The record with the customer's choice of shipping and, once the address is known, its tax.
 * Prices were fixed when the session was made; only shipping can change the total.
 */
export function reprice(
  record: SessionRecord,
  options: { rateId: string | undefined; taxed: boolean },
): SessionRecord {
  const { session } = record;
  const rate =
    record.shippingRates.find((one) => one.id === options.rateId) ?? record.shippingRates[0];
  const taxed = options.taxed && session.automatic_tax.enabled;
  const totals = addUp(
    record.lineItems.map((line) => ({
      unitCents: line.price.unit_amount ?? 0,
      quantity: line.quantity ?? 1,
    })),
    {
      reduction: reductionOf(record.coupon),
      shippingCents: rate?.fixed_amount?.amount ?? 0,
      taxed,
    },
  );
  return {
    ...record,
    lineItems: record.lineItems.map((line, index) => ({
      ...line,
      amount_tax: totals.lines[index]?.taxCents ?? 0,
    })),
    session: {
      ...session,
      amount_total: totals.totalCents,
      total_details: totalDetails(totals),
      shipping_cost: rate ? shippingCost(rate, totals.shippingTaxCents) : null,
      automatic_tax: taxed
        ? { ...session.automatic_tax, status: 'complete' }
        : session.automatic_tax,
    },
  };
}
