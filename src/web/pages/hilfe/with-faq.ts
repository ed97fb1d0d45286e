import type faqTexts from '#catalogue/texts/faq.de.json';
import type page from './de.json';

/** The page's texts with the shop's questions before its own; how to reach the shop stands above them. */
export function withFaq(texts: typeof page, { items, methodNames }: typeof faqTexts) {
  const shared = items.filter(({ id }) => id !== 'contact');
  return { ...texts, faq: { items: [...shared, ...texts.faq.items], methodNames } };
}
export type HilfeTexts = ReturnType<typeof withFaq>;
