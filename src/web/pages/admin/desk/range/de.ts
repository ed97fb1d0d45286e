export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  products: 'Produkte',
};
