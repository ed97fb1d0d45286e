import type { Lang } from '../../routes.ts';

/** What the hosted payment page says for us, in the shopper's language. */
export const CHECKOUT_WORDS: Readonly<
  Record<
    Lang,
    {
      readonly gift: (name: string) => string;
      readonly shipping: string;
      readonly freeShipping: string;
      readonly vatIncluded: (percent: number, amount: string) => string;
    }
  >
> = {
  de: {
    gift: (name) => `Geschenk: ${name}`,
    shipping: 'Standardversand',
    freeShipping: 'Kostenloser Versand',
    vatIncluded: (percent, amount) =>
      `Alle Preise inkl. MwSt. Im Gesamtbetrag sind ${percent} % MwSt. (${amount}) enthalten.`,
  },
  en: {
    gift: (name) => `Gift: ${name}`,
    shipping: 'Standard shipping',
    freeShipping: 'Free shipping',
    vatIncluded: (percent, amount) =>
      `All prices include VAT. The total contains ${percent}% VAT (${amount}).`,
  },
};
