import type { MissingTexts } from './de.ts';

export const texts: MissingTexts = {
  title: 'Oops! Page not found',
  titleLang: 'en',
  description: 'This page does not exist.',
  text: 'This page does not exist, or no longer does. Perhaps the link was old, perhaps a letter is missing.',
  home: 'Home page',
  browse: 'All products',
  sections: 'Or look here:',
};
