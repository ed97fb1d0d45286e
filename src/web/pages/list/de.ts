import type { SortKey } from '#rules/sorting.ts';

/** Texts of all lists, German; those of one list are in its rules. */
export const texts = {
  sort: 'Sortieren',
  sorts: {
    empfohlen: 'Empfohlen',
    'preis-auf': 'Preis niedrig-hoch',
    'preis-ab': 'Preis hoch-niedrig',
    name: 'Name',
    bewertung: 'Bewertung',
  } satisfies Readonly<Record<SortKey, string>>,
  addNamed: '{name} in den Warenkorb legen',
  more: 'Mehr laden',
  reset: 'Filter zurücksetzen',
  /** Link from a filtered list to all products. */
  all: 'Alle ansehen',
};
export type ListTexts = typeof texts;
