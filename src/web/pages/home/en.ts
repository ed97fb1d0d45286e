import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Streetwear with manners',
  description: 'Sneakers, jerseys and bags that speak up and are made quietly well.',
};
