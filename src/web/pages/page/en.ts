import methods from '#catalogue/texts/payment-methods.en.json' with { type: 'json' };
import page from './en.json' with { type: 'json' };

export const texts = { ...page, below: { ...page.below, methods } };
