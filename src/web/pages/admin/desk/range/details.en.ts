import type { details as german } from './details.de.ts';

export const details: typeof german = {
  text: 'Figures and promises that stand all over the shop: on product pages, in the frequent questions, in the cart and in mails.',
  gifts: 'Gifts of the packs',
  giftsText: 'Names and texts of the gifts. The bag says which pack comes with which gift.',
};
