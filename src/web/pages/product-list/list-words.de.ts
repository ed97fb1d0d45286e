import type { ListWords } from './list-words.ts';

export const LIST_WORDS_DE: ListWords = {
  category: 'Kategorie',
  sort: 'Sortieren',
  sorts: {
    empfohlen: 'Empfohlen',
    'preis-auf': 'Preis niedrig-hoch',
    'preis-ab': 'Preis hoch-niedrig',
    name: 'Name',
    bewertung: 'Bewertung',
  },
  under: 'Unter {amount}',
  reset: 'Filter zurücksetzen',
  all: 'Alle ansehen',
};
