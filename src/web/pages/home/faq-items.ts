import type { Lang } from '../../../routes.ts';
import { type Answered, answeredFaq } from '../../../rules/faq.ts';
import type { ShopSettings } from '../../settings.ts';
import type { HomeTexts } from './de.ts';

type Texts = HomeTexts['below']['faq'];

/** The same answers for the page and for its structured data. */
export function faqOf(texts: Texts, lang: Lang, settings: ShopSettings): Answered[] {
  const { items, methodNames } = texts;
  const { mode, company, methods } = settings;
  return answeredFaq({ mode, lang, items, methodNames, methods, companyEmail: company.email });
}
