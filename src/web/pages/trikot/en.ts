import type { copy as german } from './de.ts';

export const copy: typeof german = {
  description: 'Jerseys by Elvare.',
  back: 'All jerseys',
  missing: 'Jersey not found',
};
