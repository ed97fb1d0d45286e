import faq from '#catalogue/texts/faq.en.json' with { type: 'json' };
import page from './en.json' with { type: 'json' };
import { withFaq } from './with-faq.ts';

export const texts = withFaq(page, faq);
