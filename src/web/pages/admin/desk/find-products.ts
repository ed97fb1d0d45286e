import { productName } from '../../../../catalogue/names.ts';
import { SEED_OFFERS } from '../../../../catalogue/seed/offers.ts';
import type { Lang } from '../../../../routes.ts';
import { type Markable, markableOf } from '../../../../rules/sold-out.ts';

/** Every product with its marks, in the order of the range. */
export const MARKABLE: readonly Markable[] = SEED_OFFERS.map(markableOf);

/** Without case, accents and anything but letters and digits between words. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Products whose name or id has every word that was typed, in the order of the range. */
export function findProducts(typed: string, lang: Lang): readonly Markable[] {
  const words = plain(typed).split(' ');
  return MARKABLE.filter(({ id }) => {
    const text = plain(`${productName(id, lang)} ${id}`);
    return words.every((word) => text.includes(word));
  });
}
