import type { Lang } from '#routes.ts';

/** Date and time in Berlin; `long` has seconds and the zone: `20. November 2026 um 23:30:07 MEZ`. */
export const berlinTime = (ms: number, lang: Lang, timeStyle: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeStyle,
    timeZone: 'Europe/Berlin',
  }).format(ms);

/** Date in Berlin: `20. November 2026`. */
export const berlinDay = (ms: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(ms);
