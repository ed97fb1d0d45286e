import { texts as list } from '../product-list/de.ts';

/** Texts of /trikots, German. */
export const texts = {
  title: 'Trikots',
  description:
    '{count} Trikots von Elvare: National für die Fanmeile, Vintage für den Flohmarktblick, Special für das Flutlicht. In XS bis XXL, aus eigenem Entwurf.',
  all: 'Alle',
  count: '{n} Trikots',
  countOne: '{n} Trikot',
  empty: 'Keine Trikots in dieser Kategorie gefunden.',
  list,
};
export type TrikotsTexts = typeof texts;
