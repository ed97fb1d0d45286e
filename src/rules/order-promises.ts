import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import { berlinDate, isoDate } from './berlin-day.ts';
import { daysOffOf } from './days-off.ts';
import { deliveryDates, type WorkingDays } from './delivery.ts';
import { includedVatCents } from './money.ts';

/** Promises of an order from its placing on; stored with it, because facts change later. */
export type OrderPromises = WorkingDays & Pick<Facts, 'vatPercent'>;

/** Returns the promises that an order of this catalogue gets, placed at `nowMs` (epoch milliseconds). */
export function promisesOf(
  { facts, firm }: Pick<Catalogue, 'facts' | 'firm'>,
  nowMs: number,
): OrderPromises {
  const { vatPercent, dispatchWorkingDays, deliveryWorkingDays } = facts;
  const daysOff = daysOffOf(firm, isoDate(berlinDate(nowMs)));
  return {
    vatPercent,
    dispatchWorkingDays,
    deliveryWorkingDays,
    ...(daysOff.length > 0 && { daysOff }),
  };
}

export interface IncludedVat {
  readonly vatPercent: number;
  readonly vatCents: number;
}

/** The VAT inside an amount. */
export function vatOf(amountCents: number, vatPercent: number): IncludedVat {
  return { vatPercent, vatCents: includedVatCents(amountCents, vatPercent) };
}

/** Dispatch, arrival and VAT as a confirmation states them. `paidAt`: epoch milliseconds. */
export function datePromises(promises: OrderPromises, paidAt: number, amountCents: number) {
  const { ordered: _, ...dates } = deliveryDates(paidAt, promises);
  return { ...dates, ...vatOf(amountCents, promises.vatPercent) };
}
