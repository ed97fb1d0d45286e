import { localeOf, ZONE } from '#browser/times.ts';
import type { Lang } from '#routes.ts';
import { berlinDate, sameDate } from '#rules/berlin-day.ts';

/** Formats a time for a list: `18:42` today, else `21. Nov., 18:42`, with the year if it is another one. */
export function formatListTime(iso: string, lang: Lang, now: number): string {
  const at = Date.parse(iso);
  const date = berlinDate(at);
  const today = berlinDate(now);
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    ...(!sameDate(date, today) && { day: 'numeric', month: 'short' }),
    ...(date.year !== today.year && { year: 'numeric' }),
  }).format(at);
}
