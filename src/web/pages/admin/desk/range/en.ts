import type { range as german } from './de.ts';

export const range: typeof german = {
  title: 'Range',
  views: 'Part of the range',
  products: 'Products',
};
