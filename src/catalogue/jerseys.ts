import type { Jersey } from './types.ts';

export const JERSEYS: readonly Jersey[] = [
  {
    id: 'deutschland-heim',
    category: 'National',
    priceCents: 3999,
    originalCents: 7999,
    number: 10,
  },
  { id: 'brasilien-heim', category: 'National', priceCents: 3998, originalCents: 7996, number: 9 },
  {
    id: 'argentinien-heim',
    category: 'National',
    priceCents: 3999,
    originalCents: 8999,
    number: 10,
  },
  { id: 'italien-heim', category: 'National', priceCents: 4999, originalCents: 8999, number: 21 },
  { id: 'vintage-1974', category: 'Vintage', priceCents: 4999, originalCents: 9999, number: 13 },
  { id: 'vintage-1988', category: 'Vintage', priceCents: 4999, originalCents: 9999, number: 12 },
  { id: 'vintage-1990', category: 'Vintage', priceCents: 4999, originalCents: 9999, number: 18 },
  { id: 'special-nacht', category: 'Special', priceCents: 4999, originalCents: 9999, number: 7 },
  {
    id: 'special-kirschbluete',
    category: 'Special',
    priceCents: 4999,
    originalCents: 9999,
    number: 11,
  },
  { id: 'special-gold', category: 'Special', priceCents: 4999, originalCents: 10000, number: 1 },
];
