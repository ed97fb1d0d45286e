import type { Lang } from '#routes.ts';
import { type Answered, answeredFaq } from '#rules/faq.ts';
import type { ShopSettings } from '#web/settings.ts';
import type { HomeData } from './data.ts';
import type { HomeTexts } from './de.ts';

export type FaqFacts = Pick<HomeData, 'facts' | 'paymentMethods'>;
type Texts = HomeTexts['below']['faq'];

/** The same answers for the page and for its structured data. */
export function faqOf(
  texts: Texts,
  lang: Lang,
  settings: ShopSettings,
  { facts, paymentMethods: listedMethods }: FaqFacts,
): Answered[] {
  const { items, methodNames } = texts;
  const { mode, company, methods } = settings;
  return answeredFaq({
    mode,
    lang,
    items,
    methodNames,
    facts,
    listedMethods,
    methods,
    companyEmail: company.email,
  });
}
