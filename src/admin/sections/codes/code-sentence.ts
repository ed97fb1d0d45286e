import { counted, formatCount } from '#admin/kit/counted.ts';
import { localeOf, ZONE } from '#browser/times.ts';
import type { AdminCodeBody, AdminCodesReply } from '#contract/admin-codes.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { amountInText } from '#rules/money.ts';
import { percentText } from '#rules/percent-text.ts';
import type { CodeTexts } from './texts.ts';

/** A code as far as it is known. */
export type CodeTerms = Partial<AdminCodeBody>;

type Code = AdminCodesReply['codes'][number];
type Says = CodeTexts['says'];
type Term = Exclude<keyof Code, 'code' | 'value' | 'uses' | 'stopped_at'>;
type Effect = Pick<AdminCodeBody, 'value'> & { readonly [T in Term]?: Code[T] | undefined };
/** Names of collections by id. */
type Names = Readonly<Record<string, string>>;

const berlin = (lang: Lang, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(lang), { timeZone: ZONE, ...options });

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
function codeEffect(
  { kind, value, minimum = 0, starts_at: starts, ends_at: ends, max_uses: uses, ...more }: Effect,
  says: Says,
  lang: Lang,
  now: number,
  names: Names,
): string {
  const { once_per_customer: isOnce, collections = [], count } = more;
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' });
  const goods = list.format(collections.map((id) => names[id] ?? id));
  const free = { every: says.freeEvery, from: says.freeFrom };
  const { every, from } = kind === 'shipping' ? free : says;
  const off = kind === 'amount' ? amountInText(value, lang) : percentText(value, lang);
  const price = amountInText(minimum, lang);
  return [
    fill(minimum > 0 ? from : every, { value: off, price }),
    starts && fill(says.starts, { time: timeText(starts, '00:00', says, lang, now) }),
    ends && fill(says.until, { time: timeText(ends, '23:59', says, lang, now) }),
    goods && fill(says.goods, { goods }),
    count ? fill(says.series, { count }) : uses && counted(uses, says.once, says.uses, lang),
    isOnce && says.oncePerCustomer,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The sentence of a form that is being filled in. */
export function codeSentence(
  terms: CodeTerms,
  says: Says,
  lang: Lang,
  now: number,
  names: Names = {},
): string {
  const { code = '', value } = terms;
  if (value === undefined) return says.nothing;
  const name = code === '' ? says.unnamed : code.toUpperCase();
  return fill(says.whole, {
    code: name,
    effect: codeEffect({ ...terms, value }, says, lang, now, names),
  });
}

/** The sentence of a code that there is, without its name. */
export const effectOf = (
  code: Code,
  texts: CodeTexts,
  lang: Lang,
  now: number,
  names: Names = {},
): string => codeEffect(code, texts.says, lang, now, names);

/** Says how often a code was used. */
export function usesOf({ uses, max_uses: max }: Code, texts: CodeTexts, lang: Lang): string {
  const count = formatCount(uses, lang);
  if (max !== null) return fill(texts.usesOf, { uses: count, max: formatCount(max, lang) });
  return uses === 0 ? texts.unused : fill(texts.uses, { uses: count });
}

/** Returns why a code takes nothing off any more; undefined while it counts, or will. */
export function endOf(
  { stopped_at: stopped, ends_at: ends, uses, max_uses: max }: Code,
  now: number,
): 'stopped' | 'expired' | 'usedUp' | undefined {
  if (stopped !== null) return 'stopped';
  if (ends !== null && Date.parse(ends) <= now) return 'expired';
  return max !== null && uses >= max ? 'usedUp' : undefined;
}
