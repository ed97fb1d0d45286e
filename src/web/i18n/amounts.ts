import type { Lang } from '#routes.ts';

/** A count with the language's thousands separator: 4.207 · 4,207. */
export function formatCount(count: number, lang: Lang): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, lang === 'de' ? '.' : ',');
}

/** A mean of stars with one decimal: 4,8 · 4.8. */
export function formatAverage(average: number, lang: Lang): string {
  const text = average.toFixed(1);
  return lang === 'de' ? text.replace('.', ',') : text;
}
