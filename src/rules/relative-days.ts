import type { Lang } from '#routes.ts';

/** One, and more than one. Written out: `Intl` needs milliseconds for its first sentence. */
const UNITS = {
  day: { de: ['Tag', 'Tagen'], en: ['day', 'days'] },
  week: { de: ['Woche', 'Wochen'], en: ['week', 'weeks'] },
  month: { de: ['Monat', 'Monaten'], en: ['month', 'months'] },
} as const satisfies Record<string, Record<Lang, readonly [string, string]>>;

function ago(count: number, unit: keyof typeof UNITS, lang: Lang): string {
  const name = UNITS[unit][lang][count === 1 ? 0 : 1];
  return lang === 'de' ? `vor ${count} ${name}` : `${count} ${name} ago`;
}

/** "vor 2 Tagen", "vor 1 Woche", "vor 2 Monaten" · "2 days ago" …; weeks from 7 days, months from 30. */
export function daysAgoText(days: number, lang: Lang): string {
  if (days >= 30) return ago(Math.floor(days / 30), 'month', lang);
  if (days >= 7) return ago(Math.floor(days / 7), 'week', lang);
  return ago(days, 'day', lang);
}
