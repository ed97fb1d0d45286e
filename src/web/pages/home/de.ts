import faq from '#catalogue/texts/faq.de.json' with { type: 'json' };
import page from './de.json' with { type: 'json' };

const { below } = page;
/** `below`: texts of the islands; documents don't print them (`runtime/build/printed-texts.ts`). */
export const texts = { ...page, below: { ...below, faq: { ...below.faq, ...faq } } };
export type HomeTexts = typeof texts;
