import { KARTENETUI_TEXTS_DE } from '../../../catalogue/texts/bags/kartenetui.de.ts';
import { PACK_GIFT_LINES_DE } from '../../../catalogue/texts/packs.de.ts';
import { texts as shared } from '../bag/de.ts';

export const texts = {
  shared,
  product: KARTENETUI_TEXTS_DE,
  giftLines: PACK_GIFT_LINES_DE.kartenetui,
  experiences: {
    title: 'Im Alltag',
    tiles: [
      {
        quote: 'Vordertasche, jeden Tag. Ich vergesse, dass es da ist.',
        name: 'Jannis R.',
        place: 'Bremen',
      },
      {
        quote: 'Früher habe ich an der Kasse gegraben. Jetzt ziehe ich die Karte heraus.',
        name: 'Mira L.',
        place: 'Leipzig',
      },
      {
        quote:
          'Sechs Karten, ein gefalteter Schein, der Schlüssel vom Hotel. Mehr war nicht nötig.',
        name: 'Tomasz W.',
        place: 'Köln',
      },
    ],
    filmsTitle: 'Bald in Bewegung',
    films: ['Auspacken', 'Sechs Karten, ein Griff', 'Ein Jahr in der Tasche'],
    soon: 'Video folgt',
  },
};
export type KartenetuiTexts = typeof texts;
