import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Sneakers',
  description: 'Sixteen sneakers in four silhouettes.',
};
