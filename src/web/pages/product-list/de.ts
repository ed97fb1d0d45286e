import type { SortKey } from '#rules/sorting.ts';

/** Texts of the controls above a list, German. */
export const texts = {
  category: 'Kategorie',
  sort: 'Sortieren',
  sorts: {
    empfohlen: 'Empfohlen',
    'preis-auf': 'Preis niedrig-hoch',
    'preis-ab': 'Preis hoch-niedrig',
    name: 'Name',
    bewertung: 'Bewertung',
  } satisfies Readonly<Record<SortKey, string>>,
  under: 'Unter {amount}',
  reset: 'Filter zurücksetzen',
  /** Link from a filtered list to all products. */
  all: 'Alle ansehen',
};
export type ListTexts = typeof texts;
