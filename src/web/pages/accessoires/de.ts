/** Texts of the page, German. */
export const copy = {
  title: 'Accessoires',
  description: 'Brillen, Parfüm, Schmuck und Uhren.',
};
