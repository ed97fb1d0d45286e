import type { Lang } from '#routes.ts';

/** Everything in the back office is Berlin time, wherever its owner travels (docs/specification.md#61-counts). */
const ZONE = 'Europe/Berlin';
const localeOf = (lang: Lang) => (lang === 'de' ? 'de-DE' : 'en-GB');

/** `21.11.2026, 18:42`, in Berlin. */
export function formatDateTime(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(Date.parse(iso));
}

const dayOf = (ms: number) => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(ms);

/** As short as a list needs it: `18:42` today, else `21. Nov., 18:42`, with the year if it is another one. */
export function formatListTime(iso: string, lang: Lang, now: number): string {
  const at = Date.parse(iso);
  const isToday = dayOf(at) === dayOf(now);
  const isThisYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { day: 'numeric', month: 'short' }),
    ...(!isThisYear && { year: 'numeric' }),
  }).format(at);
}
