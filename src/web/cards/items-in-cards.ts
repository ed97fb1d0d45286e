import type { Lang } from '#routes.ts';
import { itemsIn, type StoredItem } from '#rules/order-item-text.ts';
import type { ReadCards } from './read-cards.ts';

/** Lines of an order in a reader's language; as they were stored while cards are missing. */
export function itemsInCards<Item extends StoredItem>(
  items: readonly Item[],
  lang: Lang,
  cards: ReadCards | undefined,
): Item[] {
  return cards ? itemsIn(items, lang, cards) : [...items];
}
