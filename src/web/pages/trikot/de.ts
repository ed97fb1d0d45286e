import { texts as shared } from '../product-detail/de.ts';

export const texts = {
  shared,
  /** The list, in the breadcrumb. */
  list: 'Trikots',
  size: 'Größe',
  chooseTitle: 'Größe auswählen',
  chooseText: 'Bitte wählen Sie eine Größe aus.',
  guide: {
    link: 'Größentabelle',
    title: 'Größentabelle',
    text: 'Leg ein Trikot, das dir passt, flach hin. Die Brust misst du von Achsel zu Achsel, die Länge von der Schulter bis zum Saum.',
    columns: ['Größe', 'Brust in cm', 'Länge in cm'],
  },
  missing: 'Trikot nicht gefunden',
  missingText: 'Dieses Trikot gibt es nicht, oder nicht mehr. Die anderen hängen noch da.',
  back: 'Zu allen Trikots',
};
export type JerseyTexts = typeof texts;
