import type { MerklisteTexts } from './de.ts';

export const texts: MerklisteTexts = {
  title: 'Wishlist',
  description: 'Everything you have saved at Elvare, in one place.',
  count: '{n} products',
  countOne: '{n} product',
  empty: 'Nothing saved yet.',
  emptyText:
    'The heart on every picture puts a product here. The list stays in this browser and, once you sign in, in your account.',
  browse: 'See all products',
  sections: 'Or look here:',
};
