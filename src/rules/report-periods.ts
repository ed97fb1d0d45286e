import {
  addDays,
  berlinDate,
  type CalendarDate,
  DAY_MS,
  isoDate,
  startOfBerlinDate,
} from './berlin-day.ts';

/** Days of Berlin from `from` on; `end` is the day after the last one. */
export interface Period {
  readonly from: CalendarDate;
  readonly end: CalendarDate;
}

/** Periods that figures are compared with: the same length right before, or the same days a year before. */
type Comparison = 'before' | 'year';

/** Days of a period without a first day. */
const USUAL_DAYS = 30;

/** Reads `2026-11-30`. */
export function parseDay(day: string): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** The first day of a month; `month` may be 0 or less, or above 12. */
function monthStart(year: number, month: number): CalendarDate {
  return parseDay(new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10));
}

/** Returns a month (`2026-11`) as a period. */
export function monthPeriod(month: string): Period {
  const from = parseDay(`${month}-01`);
  return { from, end: monthStart(from.year, from.month + 1) };
}

/** Months up to that of `nowMs`, the newest first. */
export function lastMonths(nowMs: number, count: number): string[] {
  const { year, month } = berlinDate(nowMs);
  return Array.from({ length: count }, (_, back) =>
    isoDate(monthStart(year, month - back)).slice(0, 7),
  );
}

/** Returns the days of a choice, whose last day is included; by default the last ones up to today. */
export function chosenPeriod(nowMs: number, from?: string, to?: string): Period {
  const end = addDays(to === undefined ? berlinDate(nowMs) : parseDay(to), 1);
  return { from: from === undefined ? addDays(end, -USUAL_DAYS) : parseDay(from), end };
}

const days = ({ from, end }: Period) =>
  (Date.parse(isoDate(end)) - Date.parse(isoDate(from))) / DAY_MS;

/** Returns the period that another one is compared with. Whole months are compared with whole months. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const { from, end } = period;
  const areMonths = from.day === 1 && end.day === 1;
  const length = (end.year - from.year) * 12 + end.month - from.month;
  if (comparison === 'before' && !areMonths)
    return { from: addDays(from, -days(period)), end: from };
  const back = comparison === 'year' ? 12 : length;
  const before = ({ year, month, day }: CalendarDate) =>
    addDays(monthStart(year, month - back), day - 1);
  return { from: before(from), end: before(end) };
}

/** First days of the days or months of a period, the first one cut to it. */
export function stepsOf({ from, end }: Period, step: 'day' | 'month'): CalendarDate[] {
  const steps: CalendarDate[] = [];
  for (let at = from; isoDate(at) < isoDate(end); ) {
    steps.push(at);
    at = step === 'day' ? addDays(at, 1) : monthStart(at.year, at.month + 1);
  }
  return steps;
}

/** Instants of a period, the second one excluded. */
export const instantsOf = ({ from, end }: Period) =>
  [new Date(startOfBerlinDate(from)), new Date(startOfBerlinDate(end))] as const;
