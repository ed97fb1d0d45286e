import type { CartItem } from '#rules/cart.ts';
import { marksOf } from '#rules/sold-out-marks.ts';
import type { ReadCards } from '../cards/read-cards.ts';

type SoldOut = Readonly<Record<string, string>>;

/** The word for a line that can't be bought as it was chosen ("Ausverkauft"), or undefined. */
export function soldOutLine(
  item: CartItem,
  soldOut: SoldOut,
  cards: ReadCards,
): string | undefined {
  const gone = marksOf(item, cards).own.find((mark) => soldOut[mark]);
  return gone && soldOut[gone];
}

/** True if the colour of the line's present is sold out: another has to be chosen. */
export function soldOutGift(item: CartItem, soldOut: SoldOut, cards: ReadCards): boolean {
  return marksOf(item, cards).gift.some((mark) => soldOut[mark]);
}

/** True if the checkout would refuse the line, present included. */
export function isRefused(item: CartItem, soldOut: SoldOut, cards: ReadCards): boolean {
  return soldOutLine(item, soldOut, cards) !== undefined || soldOutGift(item, soldOut, cards);
}
