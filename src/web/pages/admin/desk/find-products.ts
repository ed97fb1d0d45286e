import type { AllCards } from '#web/cards/read-cards.ts';

/** Without case, accents and anything but letters and digits between words. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Products whose name or id has every word that was typed, in the order of the range. */
export function findProducts(typed: string, { products }: AllCards): AllCards['products'] {
  const words = plain(typed).split(' ');
  return products.filter(({ id, name }) => {
    const text = plain(`${name} ${id}`);
    return words.every((word) => text.includes(word));
  });
}
