import { texts as shared } from '../product-detail/de.ts';

export const texts = {
  shared,
  size: 'Größe',
  colours: 'Farben',
  chooseTitle: 'Größe auswählen',
  chooseText: 'Bitte wähle eine Größe aus, bevor du das Produkt zum Warenkorb hinzufügst.',
  guide: {
    link: 'Größentabelle',
    title: 'Größentabelle',
    text: 'Stell dich abends mit der Ferse an eine Wand, miss bis zum längsten Zeh und gib einen Zentimeter dazu. Die Innenlänge sollte mindestens so groß sein. US-Größen sind Herrengrößen, für Damen kommen anderthalb dazu.',
    columns: ['EU', 'UK', 'US', 'Innenlänge in cm'],
  },
};
export type SneakerTexts = typeof texts;
