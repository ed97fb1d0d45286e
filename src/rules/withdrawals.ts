import { addDays, berlinDate, type CalendarDate, startOfBerlinDate } from './berlin-day.ts';

/** Days in which the money must be back (§ 357 BGB). */
const REFUND_DAYS = 14;
/** Days before the end of that time on which the owner is told. */
const TELL_DAYS_BEFORE = 3;
/** Days after its delivery for which the account offers to withdraw from an order. */
const OFFERED_DAYS = 30;

/** Returns the last day in Berlin on which the money may be sent back. */
export const refundDueOn = (declaredAtMs: number): CalendarDate =>
  addDays(berlinDate(declaredAtMs), REFUND_DAYS);

/** Returns the moment before which a withdrawal was declared that is due soon, epoch milliseconds. */
export const declaredBeforeDue = (nowMs: number): number =>
  startOfBerlinDate(addDays(berlinDate(nowMs), 1 + TELL_DAYS_BEFORE - REFUND_DAYS));

/** True if the account offers to withdraw from an order; `deliveredAt` is null until it is delivered. */
export const offersWithdrawal = (deliveredAt: Date | null, nowMs: number): boolean =>
  deliveredAt === null ||
  nowMs < startOfBerlinDate(addDays(berlinDate(deliveredAt.getTime()), OFFERED_DAYS + 1));
