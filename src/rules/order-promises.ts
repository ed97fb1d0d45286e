import type { Facts } from '#catalogue/catalogue.ts';
import { deliveryDates, type WorkingDays } from './delivery.ts';
import { includedVatCents } from './money.ts';

/** Promises of an order from its placing on; stored with it, because facts change later. */
export type OrderPromises = WorkingDays & Pick<Facts, 'vatPercent'>;

/** Returns the promises that an order placed under these facts gets. */
export function promisesOf({
  vatPercent,
  dispatchWorkingDays,
  deliveryWorkingDays,
}: Facts): OrderPromises {
  return { vatPercent, dispatchWorkingDays, deliveryWorkingDays };
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
