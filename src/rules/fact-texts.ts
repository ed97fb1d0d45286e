import type { Facts } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { amountInText } from './money.ts';
import { NO_VAT } from './no-vat.ts';
import { spanText } from './span-text.ts';

const YEARS = { de: ['Jahr', 'Jahre'], en: ['year', 'years'] } as const;
const VAT = { de: 'einschließlich der gesetzlichen Umsatzsteuer', en: 'including German VAT' };

/** The figures that texts may name, under the names of their `{placeholders}`. */
export function factValues(facts: Facts, lang: Lang) {
  const [year, years] = YEARS[lang];
  return {
    freeShippingFrom: amountInText(facts.freeShippingFromCents, lang),
    shippingCost: amountInText(facts.shippingCents, lang),
    dispatchDays: spanText(facts.dispatchWorkingDays),
    deliveryDays: spanText(facts.deliveryWorkingDays),
    deliveryDaysMost: `${facts.deliveryWorkingDays.to}`,
    returnDays: `${facts.returnDays}`,
    withdrawalDays: `${facts.withdrawalDays}`,
    warrantyYears: `${facts.warrantyYears}`,
    /** With its unit. */
    businessWarranty: `${facts.warrantyYearsBusiness} ${facts.warrantyYearsBusiness === 1 ? year : years}`,
    /** VAT in the prices, or that there is none. */
    vat: facts.vatPercent > 0 ? VAT[lang] : NO_VAT[lang],
    /** Empty where prices have VAT in them. */
    noVat: facts.vatPercent > 0 ? '' : NO_VAT[lang],
    answerHours: `${facts.supportAnswerHours}`,
  } as const satisfies Readonly<Record<string, string>>;
}

export type FactValues = ReturnType<typeof factValues>;

/** Of the values those that these texts name; texts may be any JSON. */
export function usedValues<Values extends Readonly<Record<string, string>>>(
  texts: unknown,
  values: Values,
): Partial<Values> {
  const said = JSON.stringify(texts);
  const used = Object.entries(values).filter(([name]) => said.includes(`{${name}}`));
  return Object.fromEntries(used) as Partial<Values>;
}
