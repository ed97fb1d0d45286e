import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Jerseys',
  description: 'Jerseys from national to vintage.',
};
