export const texts = {
  label: 'Wonach suchst du?',
  submit: 'Suchen',
  clear: 'Eingabe löschen',
  one: 'Ein Ergebnis',
  many: '{n} Ergebnisse',
  all: 'Alle {n} Ergebnisse ansehen',
  none: 'Nichts gefunden für „{query}“.',
  noneHelp:
    'Prüf die Schreibweise oder such allgemeiner, etwa nach einer Farbe wie „schwarz“. Oder schau hier:',
  browse: 'Oder schau direkt hier:',
  account: 'Konto und Bestellungen',
  failed: 'Die Suche konnte nicht geladen werden. Prüfe deine Verbindung.',
  again: 'Noch einmal versuchen',
};
export type SearchTexts = typeof texts;
