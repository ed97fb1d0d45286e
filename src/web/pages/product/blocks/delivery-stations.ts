import type { Lang } from '#catalogue/types.ts';
import { deliveryDates, formatDay, formatDayRange } from '#rules/delivery.ts';
import type { ProductData } from '../product-data.ts';

/** Returns the days of order, dispatch and delivery from today on as texts by language. */
export function stationsOf([from, to, arrivesFrom, arrivesTo]: ProductData['days']): (
  lang: Lang,
) => readonly string[] {
  const dates = deliveryDates(Date.now(), {
    dispatchWorkingDays: { from, to },
    deliveryWorkingDays: { from: arrivesFrom, to: arrivesTo },
  });
  return (lang) => [
    formatDay(dates.ordered, lang),
    formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang),
    formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang),
  ];
}
