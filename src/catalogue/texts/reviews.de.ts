/** The words of each review, by its id. */
export const REVIEW_TEXTS_DE: Readonly<Record<string, string>> = {
  leonie: 'Die Pouch ist mein Immer-dabei geworden. Farbe exakt wie auf dem Bild.',
  mehmet: 'Bestellt am Montag, getragen am Freitag. So soll das sein.',
  jonas: 'Hafen Runner in Nebel: bequem ab der ersten Minute, und leiser Auftritt.',
  sofia: 'Das Duo mit meiner Schwester geteilt. Wir streiten nur noch um Koralle.',
  karin:
    'Kulturbeutel ist toll verarbeitet und steht wirklich von allein. Ein Stern weniger, weil Cognac bei mir etwas rötlicher ankam als gedacht.',
  tobias:
    'Erst Größe 43 bestellt, war zu groß. Umtausch lief ohne Diskussion, die 42 hatte ich vier Tage später.',
  aylin: 'Hab das Kirschblüten-Trikot zum Geburtstag bekommen. Jetzt will es die ganze Mannschaft.',
  piotr: 'Block High musste ich eine Woche einlaufen, seitdem ziehe ich nichts anderes mehr an.',
  greta:
    'Travel Bag, Cognac, drei Wochenenden Regen. Die Griffe sind dunkler geworden, der Rest sieht aus wie neu.',
};
