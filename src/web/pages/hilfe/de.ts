import faq from '#catalogue/texts/faq.de.json' with { type: 'json' };
import page from './de.json' with { type: 'json' };
import { withFaq } from './with-faq.ts';

export const texts = withFaq(page, faq);
