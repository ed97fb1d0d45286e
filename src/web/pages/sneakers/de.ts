/** Texts of the page, German. */
export const copy = {
  title: 'Sneakers',
  description: 'Sechzehn Sneakers in vier Silhouetten.',
};
