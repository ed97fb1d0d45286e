import type { Experiences } from '../catalogue.ts';

/** Experiences with the card holder, which nobody had (docs/specification.md#26-bags). */
export const CARD_HOLDER_EXPERIENCES: Experiences = {
  tiles: [
    {
      quote: {
        de: 'Vordertasche, jeden Tag. Ich vergesse, dass es da ist.',
        en: 'Front pocket, every day. It’s so flat that I forget it’s there.',
      },
      name: 'Jannis R.',
      place: { de: 'Bremen', en: 'Bremen' },
      colour: 'cognac',
    },
    {
      quote: {
        de: 'Früher habe ich an der Kasse gegraben. Jetzt ziehe ich die Karte heraus.',
        en: 'I used to dig around at the till. Now I just pull out the card.',
      },
      name: 'Mira L.',
      place: { de: 'Leipzig', en: 'Leipzig' },
      colour: 'navy',
    },
    {
      quote: {
        de: 'Sechs Karten, ein gefalteter Schein, der Schlüssel vom Hotel. Mehr war nicht nötig.',
        en: 'Six cards, one folded note, the hotel key. I needed nothing else.',
      },
      name: 'Tomasz W.',
      place: { de: 'Köln', en: 'Cologne' },
      colour: 'salbei',
    },
  ],
  films: [
    { title: { de: 'Auspacken', en: 'Unboxing' }, colour: 'koralle' },
    { title: { de: 'Sechs Karten, ein Griff', en: 'Six cards, one move' }, colour: 'schwarz' },
    {
      title: { de: 'Ein Jahr in der Tasche', en: 'A year in a back pocket' },
      colour: 'rosa',
    },
  ],
};
