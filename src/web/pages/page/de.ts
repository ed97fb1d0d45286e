import methods from '#catalogue/texts/payment-methods.de.json' with { type: 'json' };
import page from './de.json' with { type: 'json' };

/** `below`: texts of blocks whose code loads later; documents don't print them (`runtime/build/printed-texts.ts`). */
export const texts = { ...page, below: { ...page.below, methods } };
export type PageTexts = typeof texts;
/** Texts of the first screen. */
export type FirstTexts = Omit<PageTexts, 'below'>;
