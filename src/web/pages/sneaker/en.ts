import type { copy as german } from './de.ts';

export const copy: typeof german = {
  description: 'Sneakers by Elvare.',
  back: 'All sneakers',
  missing: 'Sneaker not found',
};
