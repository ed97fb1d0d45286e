import { KARTENETUI_TEXTS_EN } from '../../../catalogue/texts/bags/kartenetui.en.ts';
import { PACK_GIFT_LINES_EN } from '../../../catalogue/texts/packs.en.ts';
import { texts as shared } from '../bag/en.ts';
import type { KartenetuiTexts } from './de.ts';

export const texts: KartenetuiTexts = {
  shared,
  product: KARTENETUI_TEXTS_EN,
  giftLines: PACK_GIFT_LINES_EN.kartenetui,
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
