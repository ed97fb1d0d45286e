import { fill } from '#browser/fill.ts';
import type { Lang } from '#routes.ts';
import { formatCount } from './amounts.ts';

/** A count in words: `1 Besuch`, `1.045 Besuche`. */
export function counted(count: number, one: string, many: string, lang: Lang): string {
  return count === 1 ? one : fill(many, { count: formatCount(count, lang) });
}
