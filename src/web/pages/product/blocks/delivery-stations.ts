import type { ApiPath } from '#browser/api.ts';
import type { Lang } from '#routes.ts';
import { deliveryDates, formatDay, formatDayRange } from '#rules/delivery.ts';
import type { ProductData } from '../product-data.ts';

/** Reads the server's clock, because a device may be a day off; without an answer the device's. */
export async function readClock(): Promise<number> {
  const path: ApiPath = '/api/health/live';
  const reply = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  return Date.parse(reply?.headers.get('date') ?? '') || Date.now();
}

/** Returns the days of order, dispatch and delivery as texts by language, from an order at `nowMs` on. */
export function stationsOf(
  nowMs: number,
  { days: [from, to, arrivesFrom, arrivesTo], daysOff }: Pick<ProductData, 'days' | 'daysOff'>,
): (lang: Lang) => readonly string[] {
  const dates = deliveryDates(nowMs, {
    dispatchWorkingDays: { from, to },
    deliveryWorkingDays: { from: arrivesFrom, to: arrivesTo },
    ...(daysOff && { daysOff }),
  });
  return (lang) => [
    formatDay(dates.ordered, lang),
    formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang),
    formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang),
  ];
}
