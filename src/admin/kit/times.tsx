import { formatDateTime, localeOf, ZONE } from '#browser/times.ts';
import type { Lang } from '#routes.ts';
import { berlinDate, sameDate } from '#rules/berlin-day.ts';
import { fill } from '#rules/fill.ts';
import type { KitTexts } from '../texts/texts.ts';
import { useKit } from './kit-context.ts';

/** Formats a time for a list: `18:42` today, else `21. Nov., 18:42`, with the year if it is another one. */
export function formatListTime(iso: string, lang: Lang, now: number): string {
  const at = Date.parse(iso);
  const date = berlinDate(at);
  const today = berlinDate(now);
  return new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    ...(!sameDate(date, today) && { day: 'numeric', month: 'short' }),
    ...(date.year !== today.year && { year: 'numeric' }),
  }).format(at);
}

/** Formats days of a filter (`2026-11-26`): `20.–26. Nov.`, one day alone, `seit 20. Nov.` without an end. */
export function formatDays(
  from: string,
  to: string | undefined,
  lang: Lang,
  texts: Pick<KitTexts, 'dates'>,
): string {
  const [first, last] = [Date.parse(from), Date.parse(to ?? from)];
  const isThisYear = [first, last].every(
    (each) => new Date(each).getUTCFullYear() === new Date().getUTCFullYear(),
  );
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
  if (to === undefined) return fill(texts.dates.since, { day: format.format(first) });
  return format.formatRange(first, last);
}

/** A time as short as a list needs it; the whole one is its title. */
export function ListTime({ at }: { readonly at: string }) {
  const { lang } = useKit();
  return (
    <time className="soft" dateTime={at} title={formatDateTime(at, lang)}>
      {formatListTime(at, lang, Date.now())}
    </time>
  );
}
