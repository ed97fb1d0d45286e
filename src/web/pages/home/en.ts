import faq from '#catalogue/texts/faq.en.json' with { type: 'json' };
import page from './en.json' with { type: 'json' };

const { below } = page;
export const texts = { ...page, below: { ...below, faq: { ...below.faq, ...faq } } };
