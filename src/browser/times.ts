import type { Lang } from '#routes.ts';

/** The shop's time, also where its owner or a customer travels (docs/specification.md#61-counts). */
export const ZONE = 'Europe/Berlin';

/** Returns the locale whose formats a language uses. */
export const localeOf = (lang: Lang) => (lang === 'de' ? 'de-DE' : 'en-GB');

/** `21.11.2026, 18:42`, in Berlin. */
export function formatDateTime(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(Date.parse(iso));
}
