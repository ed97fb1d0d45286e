/** Texts of /merkliste, German. */
export const texts = {
  title: 'Merkliste',
  description: 'Was du dir bei Elvare gemerkt hast, an einem Ort.',
  count: '{n} Produkte',
  countOne: '{n} Produkt',
  empty: 'Noch nichts gemerkt.',
  emptyText:
    'Das Herz auf jedem Bild legt ein Produkt hierher. Die Liste bleibt in diesem Browser, angemeldet auch in deinem Konto.',
  browse: 'Alle Produkte ansehen',
  sections: 'Oder schau direkt hier:',
};
export type MerklisteTexts = typeof texts;
