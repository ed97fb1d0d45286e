import {
  DELIVERY_WORKING_DAYS,
  DISPATCH_WORKING_DAYS,
  FREE_SHIPPING_FROM_CENTS,
  RETURN_DAYS,
  SHIPPING_CENTS,
  SUPPORT_ANSWER_HOURS,
  SUPPORT_DAYS_PER_WEEK,
  SUPPORT_HOURS_PER_DAY,
  VAT_PERCENT,
  WARRANTY_YEARS,
  WARRANTY_YEARS_BUSINESS,
  WITHDRAWAL_DAYS,
} from '../catalogue/facts.ts';
import type { Lang } from '../catalogue/types.ts';
import { formatPrice } from './money.ts';

/**
 * An amount inside a sentence, where the price tag's spelling would look foreign: `20 €`,
 * `4,90 €` in German (with a no-break space), `€20`, `€4.90` in English.
 */
export function amountInText(cents: number, lang: Lang): string {
  const plain = formatPrice(cents, lang)
    .replace('€', '')
    .replace(/[.,]00$/, '');
  return lang === 'de' ? `${plain}\u00a0€` : `€${plain}`;
}

/** The figures that texts may name, under the names of their `{placeholders}`. */
export function factValues(lang: Lang) {
  const span = ({ from, to }: { readonly from: number; readonly to: number }) => `${from}–${to}`;
  return {
    freeShippingFrom: amountInText(FREE_SHIPPING_FROM_CENTS, lang),
    shippingCost: amountInText(SHIPPING_CENTS, lang),
    dispatchDays: span(DISPATCH_WORKING_DAYS),
    deliveryDays: span(DELIVERY_WORKING_DAYS),
    deliveryDaysMost: `${DELIVERY_WORKING_DAYS.to}`,
    returnDays: `${RETURN_DAYS}`,
    withdrawalDays: `${WITHDRAWAL_DAYS}`,
    warrantyYears: `${WARRANTY_YEARS}`,
    businessWarrantyYears: `${WARRANTY_YEARS_BUSINESS}`,
    supportHours: `${SUPPORT_HOURS_PER_DAY}/${SUPPORT_DAYS_PER_WEEK}`,
    answerHours: `${SUPPORT_ANSWER_HOURS}`,
    vatPercent: `${VAT_PERCENT}`,
  } as const satisfies Readonly<Record<string, string>>;
}

/**
 * Replaces every `{name}` by its value. A name without a value stays as it stands, so that a
 * mistake is seen (and found by the tests of the texts).
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}

/** A text with the shop's figures, in that language. */
export function fillFacts(text: string, lang: Lang): string {
  return fillText(text, factValues(lang));
}
