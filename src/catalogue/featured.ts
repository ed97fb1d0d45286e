import type { SeedProductId } from './ids.ts';

/** An editor's choice for the home page, colour beside colour; it claims neither sales nor novelty. */
export const FEATURED: readonly SeedProductId[] = [
  'kiez-low-navy',
  'toiletry-bag',
  'vintage-1990',
  'uhr-klassik',
  'baseball-cap-monogram',
  'hafen-runner-tinte',
  'travel-bag',
  'parfum-noir',
];
