import type { Lang } from '../catalogue/types.ts';

/** "vor 2 Tagen", "vor 1 Woche", "vor 2 Monaten" · "2 days ago" …; weeks from 7 days, months from 30. */
export function daysAgoText(days: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'always' });
  if (days >= 30) return format.format(-Math.floor(days / 30), 'month');
  if (days >= 7) return format.format(-Math.floor(days / 7), 'week');
  return format.format(-days, 'day');
}
