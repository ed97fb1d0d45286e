import type { copy as german } from './de.ts';

export const copy: typeof german = {
  description: 'Accessories by Elvare.',
  back: 'All accessories',
  missing: 'Product not found',
};
