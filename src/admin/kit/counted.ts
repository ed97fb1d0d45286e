import { localeOf } from '#browser/times.ts';
import { COUNTED_UP_TO } from '#contract/admin-list.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { KitTexts } from '../texts/texts.ts';

/** A count in words: `1 Besuch`, `1.045 Besuche`. */
export function counted(count: number, one: string, many: string, lang: Lang): string {
  return count === 1 ? one : fill(many, { count: formatCount(count, lang) });
}

/** A count with the language's thousands separator: 4.207 · 4,207. */
export function formatCount(count: number, lang: Lang): string {
  return new Intl.NumberFormat(localeOf(lang)).format(count);
}

/** A count of a list, which goes up to a bound: `1.000+`. */
export function formatListCount(count: number, lang: Lang): string {
  return count === COUNTED_UP_TO + 1
    ? `${formatCount(COUNTED_UP_TO, lang)}+`
    : formatCount(count, lang);
}

/** Returns the name of a command on the server that the logs hold as `npm run restore`; undefined for others. */
export function commandName(by: string, texts: KitTexts): string | undefined {
  const [, name] = /^npm run (.+)$/.exec(by) ?? [];
  return name === undefined ? undefined : fill(texts.command, { name });
}
