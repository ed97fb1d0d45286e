/** Texts of the page, German. */
export const copy = {
  title: 'Trikots',
  description: 'Trikots von National bis Vintage.',
};
