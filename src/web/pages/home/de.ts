/** Texts of the page, German. */
export const copy = {
  title: 'Streetwear mit Manieren',
  description: 'Sneakers, Trikots und Taschen, die laut auftreten und leise verarbeitet sind.',
};
