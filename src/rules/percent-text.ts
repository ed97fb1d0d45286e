import type { Lang } from '#routes.ts';

/** A percentage as the language sets it: `12 %` in German, `12%` in English. */
export function percentText(value: number | string, lang: Lang): string {
  return lang === 'de' ? `${value}\u00a0%` : `${value}%`;
}
