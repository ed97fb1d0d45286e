import { create } from 'zustand';
import type { CartItem } from '#rules/cart.ts';
import { goodsKey } from '#rules/line-ids.ts';
import {
  currentCents,
  type LineChange,
  type LinePrice,
  linePrice,
  type PriceSource,
} from '#rules/reprice.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { documentTime } from './document-time.ts';

/** Prices that the checkout has told this document, whose own may be older. The latest is the last. */
export const useToldPrices = create<{ readonly told: readonly PriceSource[] }>(() => ({
  told: [],
}));

/** Keeps what a refusal says of the prices of the cart that was sent. */
export function keepTold(sent: readonly CartItem[], changes: readonly LineChange[]): void {
  const known = useToldPrices.getState().told;
  const told = new Map(
    changes.flatMap((change): [string, number | 'gone'][] => {
      const line = sent[change.item];
      if (!line || (change.state !== 'price' && change.state !== 'gone')) return [];
      // Told before: a source more would ask about the cart again.
      if (change.state === 'gone' && linePrice(line, known) === 'gone') return [];
      return [[goodsKey(line), change.state === 'price' ? change.new : 'gone']];
    }),
  );
  if (told.size === 0) return;
  // Later than any line, whatever the clock says: the checkout has the last word.
  const at = Math.max(Date.now(), ...sent.map(({ pricedAt = 0 }) => pricedAt));
  const source: PriceSource = { at, read: (line) => told.get(goodsKey(line)) };
  useToldPrices.setState(({ told: before }) => ({ told: [...before, source] }));
}

/** Every source of prices that this document has. */
export function priceSources(
  cards: Pick<ReadCards, 'find' | 'options'>,
  told: readonly PriceSource[] = useToldPrices.getState().told,
): readonly PriceSource[] {
  const read = (line: CartItem) => currentCents(line, cards) ?? 'gone';
  return [{ at: documentTime(), read }, ...told];
}

/** A line that is to say something of its price. */
export interface ChangedLine {
  readonly item: CartItem;
  readonly price: LinePrice;
}

/** Returns the lines whose price is another than the one that was shown, and those that are gone. */
export function changedLines(
  items: readonly CartItem[],
  sources: readonly PriceSource[],
): readonly ChangedLine[] {
  return items
    .map((item) => ({ item, price: linePrice(item, sources) }))
    .filter(({ price }) => price === 'gone' || price.formerCents !== undefined);
}

/** Text that is equal for equal changes of prices; empty if there is none. */
export function priceChangesKey(changed: readonly ChangedLine[]): string {
  return changed
    .map(({ item, price }) => price !== 'gone' && `${goodsKey(item)} ${price.cents}`)
    .filter(Boolean)
    .join();
}
