import type { SeedProductId } from './ids.ts';

/** Products of the page "Neu"; the two shoes of its picture first. */
export const ARRIVALS: readonly SeedProductId[] = [
  'rampe-skate-himmel',
  'block-high-rot',
  'special-kirschbluete',
  'sonnenbrille-ovale',
  'kartenetui',
  'uhr-chrono',
  'hafen-runner-beere',
  'special-gold',
];
