import { KARTENETUI_TEXTS_EN } from '../../../catalogue/texts/bags/kartenetui.en.ts';
import { BAG_WORDS_EN } from '../bag/words.en.ts';
import type { KartenetuiCopy } from './de.ts';

export const copy: KartenetuiCopy = {
  words: BAG_WORDS_EN,
  texts: KARTENETUI_TEXTS_EN,
  experiences: {
    title: 'In everyday life',
    tiles: [
      {
        quote: 'Front pocket, every day. It’s so flat that I forget it’s there.',
        name: 'Jannis R.',
        place: 'Bremen',
      },
      {
        quote: 'I used to dig around at the till. Now I just pull out the card.',
        name: 'Mira L.',
        place: 'Leipzig',
      },
      {
        quote: 'Six cards, one folded note, the hotel key. I needed nothing else.',
        name: 'Tomasz W.',
        place: 'Cologne',
      },
    ],
    filmsTitle: 'Soon in motion',
    films: ['Unboxing', 'Six cards, one move', 'A year in a back pocket'],
    soon: 'Video to follow',
  },
};
