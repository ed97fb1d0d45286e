import type { SeedBagId, SeedCapId, SeedProductId } from './ids.ts';

/** Chosen by hand: what goes with a pink and a lilac cap, what one carries in a bag or beside it. */
export const CHOSEN_RELATED: Readonly<Record<SeedBagId | SeedCapId, readonly SeedProductId[]>> = {
  'baseball-cap-monogram': [
    'hafen-runner-beere',
    'special-kirschbluete',
    'pouch',
    'sonnenbrille-ovale',
  ],
  'shoulder-bag': ['kartenetui', 'sonnenbrille-pilot', 'kiez-low-waldgruen', 'armreif-fein'],
  'travel-bag': ['toiletry-bag', 'uhr-klassik', 'kiez-low-navy', 'sonnenbrille-pilot'],
  pouch: ['kartenetui', 'parfum-rose', 'kiez-low-rosa', 'sonnenbrille-ovale'],
  'toiletry-bag': ['travel-bag', 'parfum-noir', 'uhr-klassik', 'pouch'],
  kartenetui: ['shoulder-bag', 'uhr-chrono', 'parfum-noir', 'rampe-skate-schwarz'],
};
