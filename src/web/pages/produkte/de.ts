/** Texts of /produkte, German. */
export const texts = {
  title: 'Fashion',
  description:
    'Taschen, Cap und Accessoires von Elvare: die Daily Collection und alles, was dazugehört.',
  count: '{n} Produkte',
  filterLabel: 'Kategorie',
  filters: {
    alle: 'Alle Produkte',
    daily: 'Daily Collection',
    accessories: 'Accessories',
  },
  empty: 'Keine Produkte in dieser Kategorie gefunden.',
  reset: 'Filter zurücksetzen',
  all: 'Alle ansehen',
};
export type ProdukteTexts = typeof texts;
