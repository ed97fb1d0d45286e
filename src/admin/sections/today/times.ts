import { fill } from '#browser/fill.ts';
import { localeOf, ZONE } from '#browser/times.ts';
import type { Lang } from '#routes.ts';
import type { TodayTexts } from './de.ts';

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

/** `Sa., 21. Nov. 2026`, in Berlin. */
export function dateName(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(at);
}

/** `18:42`, in Berlin. */
export function hourMinute(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** `Sa.`: the day of the week, in Berlin. */
export function weekdayName(at: number, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), { timeZone: ZONE, weekday: 'short' }).format(at);
}

/** `21. Nov.` of a Berlin day such as `2026-11-21`. */
export function dayName(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).format(Date.parse(`${day}T12:00:00Z`));
}
