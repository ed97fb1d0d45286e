import { fill } from '#browser/fill.ts';
import type { AdminCodeBody } from '#contract/admin-codes.ts';
import type { Lang } from '#routes.ts';
import { amountInText } from '#rules/money.ts';
import { percentText } from '#rules/percent-text.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import type { DeskTexts } from './texts.ts';

/** A code as far as it is known. */
export type CodeTerms = Partial<AdminCodeBody>;

type Says = DeskTexts['codes']['says'];

const berlin = (lang: Lang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'Europe/Berlin',
    ...options,
  });

/**
 * An instant as people name it: its day, without this year's number, and the time unless it is the
 * day's first minute (of a start) or its last (of an end).
 */
function timeText(iso: string, quiet: string, says: Says, lang: Lang, now: number): string {
  const at = Date.parse(iso);
  const year = berlin('en', { year: 'numeric' });
  const day = berlin(lang, {
    day: 'numeric',
    month: lang === 'de' ? 'numeric' : 'short',
    ...(year.format(at) !== year.format(now) && { year: 'numeric' }),
  }).format(at);
  const time = berlin(lang, { hour: '2-digit', minute: '2-digit' }).format(at);
  return time === quiet ? day : fill(says.clock, { day, time });
}

/** Effect of a code in words, without its name: `10 % auf Bestellungen ab 50 €, bis 31.12., höchstens 100-mal`. */
export function codeEffect(
  terms: CodeTerms & Pick<AdminCodeBody, 'value'>,
  says: Says,
  lang: Lang,
  now: number,
): string {
  const { kind, value, minimum = 0, starts_at: starts, ends_at: ends, max_uses: uses } = terms;
  const off = kind === 'amount' ? amountInText(value, lang) : percentText(value, lang);
  const parts = [
    fill(minimum > 0 ? says.from : says.every, {
      value: off,
      price: amountInText(minimum, lang),
    }),
    starts !== undefined && fill(says.starts, { time: timeText(starts, '00:00', says, lang, now) }),
    ends !== undefined && fill(says.until, { time: timeText(ends, '23:59', says, lang, now) }),
    uses !== undefined &&
      (uses === 1 ? says.once : fill(says.uses, { count: formatCount(uses, lang) })),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** The sentence of a form that is being filled in. */
export function codeSentence(terms: CodeTerms, says: Says, lang: Lang, now: number): string {
  const { code = '', value } = terms;
  if (value === undefined) return says.nothing;
  const name = code === '' ? says.unnamed : code.toUpperCase();
  return fill(says.whole, { code: name, effect: codeEffect({ ...terms, value }, says, lang, now) });
}
