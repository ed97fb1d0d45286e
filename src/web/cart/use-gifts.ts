import type { CartItem } from '#rules/cart.ts';
import { mayGive } from '#rules/claims.ts';
import { type GiftLine, giftLines } from '#rules/gifts.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { usePart } from '../shop-context.ts';

/** Presents that come with these lines in this shop. */
export function useGifts(items: readonly CartItem[], cards: ReadCards): GiftLine[] {
  const { settings } = usePart();
  return giftLines(items, cards).filter(({ kind }) =>
    mayGive(settings.mode, kind, cards.given?.gift),
  );
}
