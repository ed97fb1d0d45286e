import { DEFAULT_METHODS, PAYMENT_METHODS } from '#catalogue/payment-methods.ts';
import type { Lang } from '#routes.ts';
import { paymentMethods } from '#rules/claims.ts';
import { fill } from '#rules/fill.ts';
import type { ShopSettings } from '#web/settings.ts';
import type { PageTexts } from './de.ts';
import type { ShownBlocks } from './page-data.ts';

/** "a, b oder c" · "a, b or c". Written out: `Intl` needs milliseconds for its first list. */
export function anyOf(names: readonly string[], lang: Lang): string {
  const or = lang === 'de' ? ' oder ' : ' or ';
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(or);
}

const METHODS = '{paymentMethods}';

/**
 * Questions with their answers, for people and for structured data alike. One about payment is left out where no method
 * is offered.
 */
export function answered(
  { items, listed }: ShownBlocks['questions'],
  texts: PageTexts,
  lang: Lang,
  { mode, company, methods }: ShopSettings,
): ShownBlocks['questions']['items'] {
  const isUntouched = `${listed}/${methods}` === `${PAYMENT_METHODS}/${DEFAULT_METHODS}`;
  const named = paymentMethods(mode, listed, methods, isUntouched);
  const names = named.map((method) => texts.below.methods[method]);
  const values = { companyEmail: company.email, paymentMethods: anyOf(names, lang) };
  return items
    .filter(({ answer }) => names.length > 0 || !answer.includes(METHODS))
    .map(({ question, answer }) => ({ question, answer: fill(answer, values) }));
}
