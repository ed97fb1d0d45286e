import type { MissingCopy } from '../missing/MissingPage.tsx';

export const copy: MissingCopy = {
  title: 'Not found',
  description: 'This product does not exist.',
  text: 'We do not have this sneaker, or it is sold out and gone.',
  home: 'Home page',
  browse: 'All products',
  sections: 'Or look here:',
};
