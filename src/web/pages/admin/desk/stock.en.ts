import type { stockTexts as german } from './stock.de.ts';

export const stockTexts: typeof german = {
  soldOut: {
    title: 'Sold out',
    text: 'What is sold out here can no longer be chosen in the shop, and the checkout refuses it.',
    product: 'Product',
    choose: 'Choose a product',
    counted: '{name} ({count} sold out)',
    hint: 'Tap what is sold out. Tapping again offers it again.',
    by: { size: 'Sizes', colour: 'Colours', pack: 'Packs', item: 'Item' },
    markAll: 'All sold out',
    freeAll: 'Offer all again',
    now: 'Sold out now',
    none: 'Nothing is sold out',
    free: 'Offer again',
    freeNamed: 'Offer {item} again',
    since: 'since {time}',
  },
};
