import { localeOf } from '#browser/times.ts';
import type { Lang } from '#routes.ts';

/** A count with the language's thousands separator: 4.207 · 4,207. */
export function formatCount(count: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang)).format(count);
}
