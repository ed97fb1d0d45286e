import type { Lang } from '../../../routes.ts';
import { type Answered, answeredFaq } from '../../../rules/faq.ts';
import type { ShopSettings } from '../../settings.ts';
import type { copy as german } from './de.ts';

type Copy = (typeof german)['below']['faq'];

/** The same answers for the page and for its structured data. */
export function faqOf(copy: Copy, lang: Lang, settings: ShopSettings): Answered[] {
  const { items, methodNames } = copy;
  const { mode, company, methods } = settings;
  return answeredFaq({ mode, lang, items, methodNames, methods, companyEmail: company.email });
}
