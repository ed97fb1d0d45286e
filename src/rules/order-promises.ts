import { VAT_PERCENT } from '../catalogue/facts.ts';
import { deliveryDates } from './delivery.ts';
import { includedVatCents } from './money.ts';

export interface IncludedVat {
  readonly vatPercent: number;
  readonly vatCents: number;
}

/** The VAT inside an amount by today's rate. */
export function vatOf(amountCents: number): IncludedVat {
  return { vatPercent: VAT_PERCENT, vatCents: includedVatCents(amountCents) };
}

/** Dispatch, arrival and VAT as a confirmation states them. `paidAt`: epoch milliseconds. */
export function promisedNow(paidAt: number, amountCents: number) {
  const { ordered: _, ...dates } = deliveryDates(paidAt);
  return { ...dates, ...vatOf(amountCents) };
}
