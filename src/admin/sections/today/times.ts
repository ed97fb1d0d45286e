import { localeOf, ZONE } from '#browser/times.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { TodayTexts } from './texts.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A stretch of time in its largest unit: `jetzt`, `12 s`, `3 Min.`, `2 Std.`. */
export function shortTime(ms: number, time: TodayTexts['time']): string {
  if (ms < 5 * SECOND_MS) return time.now;
  if (ms < MINUTE_MS) return fill(time.seconds, { n: Math.floor(ms / SECOND_MS) });
  if (ms < HOUR_MS) return fill(time.minutes, { n: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return fill(time.hours, { n: Math.floor(ms / HOUR_MS) });
  return fill(time.days, { n: Math.floor(ms / DAY_MS) });
}

/** The same as a distance: `jetzt`, `vor 3 Min.`. */
export function agoTime(ms: number, time: TodayTexts['time']): string {
  return ms < 5 * SECOND_MS ? time.now : fill(time.ago, { time: shortTime(ms, time) });
}

const format = (at: number, lang: Lang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(lang), { timeZone: ZONE, ...options }).format(at);

const DAY = { day: 'numeric', month: 'short' } as const;

/** `Sa., 21. Nov. 2026`, in Berlin. */
export const dateName = (at: number, lang: Lang) =>
  format(at, lang, { ...DAY, weekday: 'short', year: 'numeric' });

/** `18:42`, in Berlin. */
export const hourMinute = (at: number, lang: Lang) =>
  format(at, lang, { hour: '2-digit', minute: '2-digit' });

/** `Sa`: the day of the week, in Berlin. */
export const weekdayName = (at: number, lang: Lang) =>
  format(at, lang, { weekday: 'short' }).replace(/\.$/, '');

/** `21. Nov.` of a Berlin day such as `2026-11-21`. */
export const dayName = (day: string, lang: Lang) => format(Date.parse(`${day}T12:00Z`), lang, DAY);
