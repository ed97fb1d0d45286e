/** Texts of /presse, German. */
export const texts = {
  title: 'Presse',
  description: 'Wortmarke, Bilder und Kontakt für alle, die über Elvare schreiben.',
  statement:
    'Du schreibst über Elvare? Hier sind Wortmarke und Bilder. Den Rest beantworten wir dir persönlich.',
  material: 'Zum Herunterladen',
  marks: { wordmark: 'Wortmarke', sign: 'Bildmarke' },
  principles: [
    {
      title: 'Elvare in drei Sätzen',
      text: 'Elvare ist ein Label für Streetwear mit Manieren. Zur Kollektion gehören {sections}. Verkauft wird im eigenen Shop, auf Deutsch und Englisch.',
    },
    {
      title: 'Bilder verwenden',
      text: 'Für Berichte über Elvare kostenlos, mit dem Nachweis „Elvare“. Bitte nicht umfärben und nichts hineinmontieren. Beschneiden ist in Ordnung, solange das Produkt ganz bleibt.',
    },
    {
      title: 'Muster und Gespräche',
      text: 'Wir leihen dir Stücke für Aufnahmen und reden gern über Nähte. Nenn uns Medium, Thema und Termin.',
    },
  ],
  writeTitle: 'Pressekontakt',
  writeText: 'Mit „Presse“ im Betreff landet deine Mail ganz oben.',
  subject: 'Presse',
};
export type PresseTexts = typeof texts;
