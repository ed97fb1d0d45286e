import type { Lang } from '#routes.ts';

/** Day and time of a moment, in Berlin. */
export function momentText(iso: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return format.format(new Date(iso));
}
