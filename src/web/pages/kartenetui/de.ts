import { KARTENETUI_TEXTS_DE } from '../../../catalogue/texts/bags/kartenetui.de.ts';
import { BAG_WORDS_DE } from '../bag/words.de.ts';

export const copy = {
  words: BAG_WORDS_DE,
  texts: KARTENETUI_TEXTS_DE,
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
export type KartenetuiCopy = typeof copy;
