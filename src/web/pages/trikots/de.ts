import { LIST_WORDS_DE } from '../product-list/list-words.de.ts';

/** Texts of /trikots, German. */
export const copy = {
  title: 'Trikots',
  description:
    'Zehn Trikots von Elvare: National für die Fanmeile, Vintage für den Flohmarktblick, Special für das Flutlicht. In XS bis XXL, aus eigenem Entwurf.',
  all: 'Alle',
  count: '{n} Trikots',
  countOne: '{n} Trikot',
  empty: 'Keine Trikots in dieser Kategorie gefunden.',
  list: LIST_WORDS_DE,
};
