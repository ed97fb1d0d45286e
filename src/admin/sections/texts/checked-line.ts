import { localeOf } from '#browser/times.ts';
import type { PageText } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { TextsTexts } from './texts.ts';

/** Says who checked a text, and when. */
export function checkedLine(content: unknown, { legal }: TextsTexts, lang: Lang): string {
  const { checkedBy: by, checkedOn } = (content ?? {}) as Partial<PageText>;
  if (!by || !checkedOn) return legal.unchecked;
  const format = new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', dateStyle: 'medium' });
  const time = Date.parse(checkedOn);
  return fill(legal.checked, { by, on: Number.isNaN(time) ? checkedOn : format.format(time) });
}
