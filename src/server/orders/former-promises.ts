import type { OrderPromises } from '#rules/order-promises.ts';

/**
 * Promises of every order that was placed before orders stored theirs (0.2). Also the default of their column, so
 * history: never change it.
 */
export const FORMER_PROMISES: OrderPromises = {
  vatPercent: 19,
  dispatchWorkingDays: { from: 1, to: 2 },
  deliveryWorkingDays: { from: 4, to: 7 },
};
