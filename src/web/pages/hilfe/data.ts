import type { Catalogue, Facts } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { factValues, usedValues } from '#rules/fact-texts.ts';
import type { FaqFacts } from '#rules/faq.ts';
import { texts as german } from './de.ts';
import { texts as english } from './en.ts';

const TEXTS = { de: german, en: english };

/** Data of the help page: when support answers, and the figures of its answers. */
export type HelpData = FaqFacts &
  Pick<Facts, 'supportHoursPerDay' | 'supportDaysPerWeek' | 'supportAnswerHours'>;

/** Makes the data of the help page. */
export function data({ facts }: Catalogue, lang: Lang): HelpData {
  const { supportHoursPerDay, supportDaysPerWeek, supportAnswerHours, paymentMethods } = facts;
  return {
    supportHoursPerDay,
    supportDaysPerWeek,
    supportAnswerHours,
    paymentMethods,
    facts: usedValues(TEXTS[lang].faq, factValues(facts, lang)),
  };
}
