/** Texts of the page, German. */
export const copy = {
  description: 'Sneakers von Elvare.',
  back: 'Zu allen Sneakers',
  missing: 'Sneaker nicht gefunden',
};
