import type { stockTexts as german } from './stock.de.ts';

export const stockTexts: typeof german = {
  soldOut: {
    title: 'Stock',
    text: 'Anything switched off here can no longer be chosen in the shop, and checkout refuses it.',
    search: 'Find a product',
    products: 'All products',
    found: '{count} products',
    foundOne: '1 product',
    nothing: 'No product has that name.',
    showAll: 'Show all products',
    onOffer: 'On offer',
    counted: '{count} of {all} sold out',
    gone: 'Sold out',
    by: { size: 'Sizes', colour: 'Colours', pack: 'Packs', item: 'Item' },
    markAll: 'All sold out',
    freeAll: 'Offer all again',
    now: 'Sold out right now',
    none: 'Nothing is sold out.',
    free: 'Offer again',
    freeNamed: 'Offer again: {item}',
    since: 'since {time}',
  },
};
