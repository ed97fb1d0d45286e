/** Texts of the page, German. */
export const copy = {
  description: 'Accessoires von Elvare.',
  back: 'Zu allen Accessoires',
  missing: 'Produkt nicht gefunden',
};
