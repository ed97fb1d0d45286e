import type { Facts } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { berlinDate, type CalendarDate, sameDate, weekday } from './berlin-day.ts';
import { addWorkingDays, type DayOff } from './holidays.ts';

/** The three stations of the delivery timeline, as days in Berlin. */
type DeliveryDates = {
  readonly ordered: CalendarDate;
  readonly dispatchFrom: CalendarDate;
  readonly dispatchTo: CalendarDate;
  readonly deliveryFrom: CalendarDate;
  readonly deliveryTo: CalendarDate;
};

/** Working days from an order to its dispatch and to its arrival. */
export type WorkingDays = Pick<Facts, 'dispatchWorkingDays' | 'deliveryWorkingDays'> & {
  readonly daysOff?: readonly DayOff[];
};

/** When an order placed at `nowMs` (epoch milliseconds) is dispatched and arrives. */
export function deliveryDates(
  nowMs: number,
  { dispatchWorkingDays: dispatch, deliveryWorkingDays: delivery, daysOff }: WorkingDays,
): DeliveryDates {
  const ordered = berlinDate(nowMs);
  const after = (days: number) => addWorkingDays(ordered, days, daysOff);
  return {
    ordered,
    dispatchFrom: after(dispatch.from),
    dispatchTo: after(dispatch.to),
    deliveryFrom: after(delivery.from),
    deliveryTo: after(delivery.to),
  };
}

// Written out, because engines disagree on the German short months ("Sep" or "Sept.").
const MONTHS: Readonly<Record<Lang, readonly string[]>> = {
  de: [
    'Jan.',
    'Feb.',
    'März',
    'Apr.',
    'Mai',
    'Juni',
    'Juli',
    'Aug.',
    'Sept.',
    'Okt.',
    'Nov.',
    'Dez.',
  ],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
const WEEKDAYS: Readonly<Record<Lang, readonly string[]>> = {
  de: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** `Sa., 21. Nov.` · `Sat 21 Nov` */
export function formatDay(date: CalendarDate, lang: Lang): string {
  const name = WEEKDAYS[lang][weekday(date)] ?? '';
  return `${name}${lang === 'de' ? ',' : ''} ${dayAndMonth(date, lang)}`;
}

/** `23.–24. Nov.`, `26. Nov. – 1. Dez.` · `23–24 Nov`, `26 Nov – 1 Dec`; one day as in `formatDay`. */
export function formatDayRange(from: CalendarDate, to: CalendarDate, lang: Lang): string {
  if (sameDate(from, to)) return formatDay(from, lang);
  if (from.month === to.month && from.year === to.year) {
    return `${dayNumber(from, lang)}–${dayAndMonth(to, lang)}`;
  }
  return `${dayAndMonth(from, lang)} – ${dayAndMonth(to, lang)}`;
}

function dayNumber(date: CalendarDate, lang: Lang): string {
  return lang === 'de' ? `${date.day}.` : `${date.day}`;
}

function dayAndMonth(date: CalendarDate, lang: Lang): string {
  return `${dayNumber(date, lang)} ${MONTHS[lang][date.month - 1] ?? ''}`;
}
