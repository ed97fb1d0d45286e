import type { Lang } from '#routes.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { vatOf } from '#rules/order-promises.ts';
import type { PaperContent } from '#rules/papers.ts';
import type { SlipBrand } from '../packing/slip-page.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const TEXTS: Readonly<Record<Lang, typeof de>> = { de, en };
export type PaperTexts = typeof de;

/** Input of `drawPaper`; plain data, because it crosses to another process. */
export interface PaperInput {
  readonly number: string;
  /** The invoice that a correction corrects. */
  readonly names: string | null;
  readonly totalCents: number;
  readonly madeAtMs: number;
  readonly content: PaperContent;
  readonly brand: SlipBrand;
}

const localeOf = (lang: Lang) => (lang === 'de' ? 'de-DE' : 'en-GB');

/** `2027-01-05` as a date that people read. */
export const dayText = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(day),
  );

/** `2027-01` as a month that people read. */
const monthText = (month: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${month}-01`));

/** Title of a paper: `Rechnung RE-2027-0001`. */
export function titleOf({ number, content }: Pick<PaperInput, 'number' | 'content'>): string {
  const texts = TEXTS[content.lang];
  return `${content.correction ? texts.correction : texts.invoice} ${number}`;
}

/** Names and values beside the address. */
export function factsOf({ names, madeAtMs, content }: PaperInput): [name: string, value: string][] {
  const { lang, correction, orderNumber, deliveryMonth } = content;
  const texts = TEXTS[lang];
  const date = correction && dayText(correction.invoiceDay, lang);
  return [
    [texts.date, dayText(isoDate(berlinDate(madeAtMs)), lang)],
    ...(date ? [[texts.names, fill(texts.namesFrom, { number: names ?? '', date })] as const] : []),
    [texts.order, orderNumber],
    [texts.deliveryMonth, monthText(deliveryMonth, lang)],
  ].map(([name = '', value = '']) => [name, value]);
}

/** The sentence of a correction; empty for an invoice. */
export function causeOf({ names, totalCents, content: { lang, correction } }: PaperInput): string {
  if (!correction) return '';
  return fill(TEXTS[lang].causes[correction.cause], {
    amount: formatPrice(Math.abs(totalCents), lang),
    number: names ?? '',
    date: dayText(correction.invoiceDay, lang),
  });
}

/** True if a paper repeats the lines of the order: a correction of an amount has that amount alone. */
export const hasLines = ({ correction }: PaperContent): boolean =>
  correction === undefined || correction.cause === 'address';

interface PaperSum {
  readonly name: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

/** Sums below the lines: the total, then the net amount and the VAT in it. */
export function sumsOf({ totalCents, content }: PaperInput): PaperSum[] {
  const { lang, vatPercent, discountCents, discountCode: code } = content;
  const texts = TEXTS[lang];
  const price = (cents: number) => formatPrice(cents, lang);
  const whole = hasLines(content);
  const cents = whole ? content.amountCents : totalCents;
  const { vatCents } = vatOf(cents, vatPercent);
  const discount = code === null ? texts.discount : fill(texts.discountCode, { code });
  const parts = [
    { name: texts.subtotal, value: price(content.subtotalCents) },
    ...(discountCents === 0 ? [] : [{ name: discount, value: price(-discountCents) }]),
    { name: texts.shipping, value: price(content.shippingCents) },
  ];
  const vat = [
    { name: texts.net, value: price(cents - vatCents) },
    { name: fill(texts.vat, { percent: vatPercent }), value: price(vatCents) },
  ];
  const total = whole ? texts.total : texts.change;
  return [
    ...(whole ? parts : []),
    { name: total, value: price(cents), isStrong: true },
    ...(vatPercent > 0 ? vat : []),
  ];
}

/** Sentences below the sums. */
export function notesOf({ content }: PaperInput): string[] {
  const { lang, vatPercent, correction } = content;
  const texts = TEXTS[lang];
  return [vatPercent > 0 ? '' : texts.noVat, correction ? '' : texts.paid].filter(Boolean);
}

/** The seller as the foot of every page has it. */
export function sellerOf({ seller, lang }: PaperContent): string {
  const tax = seller.tax && fill(TEXTS[lang].tax[seller.tax[0]], { value: seller.tax[1] });
  return [...seller.lines, tax ?? '', seller.email].filter(Boolean).join(' · ');
}
