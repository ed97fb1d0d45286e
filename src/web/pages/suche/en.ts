import { copy as search } from '../../search/en.ts';
import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Search',
  description: 'Find sneakers, jerseys, caps, bags and accessories by name, colour and category.',
  search,
};
