import type { Lang } from '#routes.ts';

const SEPARATORS = {
  de: { decimal: ',', group: '.' },
  en: { decimal: '.', group: ',' },
} as const;

/**
 * Cents as the shop writes prices: `€1.234,50` in German, `€1,234.50` in English. A negative
 * amount has a minus sign (U+2212) in front of the currency. Written by hand, because `Intl` puts
 * the German sign behind the amount. Throws when `cents` is no safe integer.
 */
export function formatPrice(cents: number, lang: Lang): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not a number of cents: ${cents}`);
  const { decimal, group } = SEPARATORS[lang];
  const digits = Math.abs(cents).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${cents < 0 ? '−' : ''}€${whole}${decimal}${digits.slice(-2)}`;
}

/**
 * An amount inside a sentence, where the price tag's spelling would look foreign: `20 €`, `4,90 €` in German, `€20`,
 * `€4.90` in English. `space` stands before the German sign; short lines may break there.
 */
export function amountInText(cents: number, lang: Lang, space = '\u00a0'): string {
  const plain = formatPrice(cents, lang)
    .replace('€', '')
    .replace(/[.,]00$/, '');
  return lang === 'de' ? `${plain}${space}€` : `€${plain}`;
}

/**
 * A stored or sent EUR number as cents, or `undefined` for anything that is not exactly an amount
 * of at most two decimals, 0 or more. Exact: `cents / 100` is the double nearest to the decimal,
 * so comparing with it distinguishes 39.98 from 39.980000000000004.
 */
export function centsFromEuros(euros: number): number | undefined {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || cents < 0 || cents / 100 !== euros) return undefined;
  return cents === 0 ? 0 : cents;
}

/** Cents as the EUR number that a cart item carries (docs/specification.md#3-data). */
export function eurosFromCents(cents: number): number {
  return cents / 100;
}

/** The VAT inside a gross total, in cents, rounded half up. */
export function includedVatCents(totalCents: number, vatPercent: number): number {
  return Math.round((totalCents * vatPercent) / (100 + vatPercent));
}

/** A sum of a payment: ours in euros, another currency (ISO 4217) by its code. */
export function formatSum(cents: number, currency: string | null, lang: Lang): string {
  const code = (currency ?? 'eur').toUpperCase();
  return code === 'EUR' ? formatPrice(cents, lang) : `${(cents / 100).toFixed(2)} ${code}`;
}
