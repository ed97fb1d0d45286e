import type { MissingTexts } from '../missing/de.ts';

export const texts: MissingTexts = {
  title: 'Not found',
  description: 'This product does not exist.',
  text: 'We do not have this product, or it is sold out and gone.',
  home: 'Home page',
  browse: 'All products',
  sections: 'Or look here:',
};
