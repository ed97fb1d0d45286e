/** Days whose sales say how long the rest will last. */
export const SALES_DAYS = 30;

/**
 * Returns for how many whole days the free pieces last, at the pace of the last days; null while nothing was sold.
 * @param countedDays days since counting began; sales before were not counted
 */
export function reachDays(free: number, sold: number, countedDays: number): number | null {
  if (sold <= 0) return null;
  const days = Math.min(SALES_DAYS, Math.max(1, Math.ceil(countedDays)));
  return Math.floor((Math.max(0, free) * days) / sold);
}
