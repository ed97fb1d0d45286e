import type { Lang } from '#routes.ts';

/** Texts of the hosted payment page, by language. */
export const PAYMENT_TEXTS: Readonly<
  Record<
    Lang,
    {
      /** Names a payment by its order's number, or by its id before it has one. */
      readonly order: (name: string) => string;
      readonly gift: (name: string) => string;
      readonly shipping: string;
      readonly freeShipping: string;
      readonly vatIncluded: (percent: number, amount: string) => string;
    }
  >
> = {
  de: {
    order: (name) => `Bestellung ${name}`,
    gift: (name) => `Geschenk: ${name}`,
    shipping: 'Standardversand',
    freeShipping: 'Kostenloser Versand',
    vatIncluded: (percent, amount) =>
      `Alle Preise inkl. MwSt. Im Gesamtbetrag sind ${percent} % MwSt. (${amount}) enthalten.`,
  },
  en: {
    order: (name) => `Order ${name}`,
    gift: (name) => `Gift: ${name}`,
    shipping: 'Standard shipping',
    freeShipping: 'Free shipping',
    vatIncluded: (percent, amount) =>
      `All prices include VAT. The total contains ${percent}% VAT (${amount}).`,
  },
};
