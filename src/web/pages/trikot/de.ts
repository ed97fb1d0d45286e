/** Texts of the page, German. */
export const copy = {
  description: 'Trikots von Elvare.',
  back: 'Zu allen Trikots',
  missing: 'Trikot nicht gefunden',
};
