import type { Lang } from '../../../../routes.ts';

/** `21.11.2026, 18:42`, in Berlin like everything on this page. */
export function formatDateTime(iso: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(Date.parse(iso));
}
