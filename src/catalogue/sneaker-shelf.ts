import type { SeedSneakerId } from './ids.ts';

/** The order in which sneakers are recommended: no silhouette beside itself, colours that agree. */
export const SNEAKER_SHELF: readonly SeedSneakerId[] = [
  'hafen-runner-nebel',
  'kiez-low-waldgruen',
  'block-high-eis',
  'hafen-runner-beere',
  'kiez-low-navy',
  'rampe-skate-oliv',
  'hafen-runner-tinte',
  'kiez-low-rosa',
  'block-high-cognac',
  'rampe-skate-schwarz',
  'block-high-rot',
  'hafen-runner-sand',
  'rampe-skate-himmel',
  'block-high-schwarz',
  'rampe-skate-bordeaux',
  'kiez-low-mono',
];
