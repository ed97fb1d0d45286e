import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Accessories',
  description: 'Glasses, perfume, jewellery and watches.',
};
