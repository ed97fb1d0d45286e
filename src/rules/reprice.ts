import type { CartItem } from './cart.ts';
import { chosenColours } from './colour-names.ts';
import { lineKey } from './line-ids.ts';
import { centsFromEuros, eurosFromCents } from './money.ts';
import { unitPriceCents } from './pricing.ts';
import type { ItemProduct, PricedProduct, Range } from './range.ts';
import { readItemId } from './read-item-id.ts';
import { marksOf } from './sold-out-marks.ts';
import type { VariantChoice } from './variant-choice.ts';

/** A chosen variant's price in cents; undefined if the catalogue doesn't have it (any more). */
export function currentCents(
  line: VariantChoice,
  { find, options }: Pick<Range<PricedProduct>, 'find' | 'options'>,
): number | undefined {
  const reading = readItemId(line.id, find);
  if (!reading.ok) return undefined;
  const { product, variant } = reading;
  const colours = variant.pack ? chosenColours(line, options.colours) : [];
  const hasColours = colours?.every((colour) => product.colours?.includes(colour));
  return hasColours ? unitPriceCents(product, variant) : undefined;
}

/** Difference between a line as it was shown and the catalogue; money in cents. */
export type LineChange = {
  /** Index in the cart. */
  readonly item: number;
  /** `lineKey` of the line. */
  readonly key: string;
} & (
  | {
      readonly state: 'price';
      /** Absent if what was sent is no amount. */
      readonly old?: number | undefined;
      readonly new: number;
    }
  /** `gift_sold_out`: only the colour of its present. */
  | { readonly state: 'gone' | 'sold_out' | 'gift_sold_out' }
);

type SentLine = VariantChoice & { readonly price: number };

/** Returns every line that can't be ordered as it was shown. */
export function lineChanges(
  items: readonly SentLine[],
  range: Pick<Range<PricedProduct & ItemProduct>, 'find' | 'given' | 'options'>,
  isSoldOut: (mark: string) => boolean,
): LineChange[] {
  return items.flatMap((line, item): LineChange[] => {
    const at = { item, key: lineKey(line) };
    const cents = currentCents(line, range);
    if (cents === undefined) return [{ ...at, state: 'gone' }];
    const { own, gift } = marksOf(line, range);
    if (own.some(isSoldOut)) return [{ ...at, state: 'sold_out' }];
    const old = centsFromEuros(line.price);
    if (old !== cents) return [{ ...at, state: 'price', old, new: cents }];
    return gift.some(isSoldOut) ? [{ ...at, state: 'gift_sold_out' }] : [];
  });
}

/** Prices that a browser knows: those of its document, or those in a refusal of the checkout. */
export interface PriceSource {
  /** Time of its catalogue, in epoch milliseconds. */
  readonly at: number;
  /** A variant's price in cents, or that the shop no longer has it; undefined if the source doesn't say. */
  readonly read: (line: CartItem) => number | 'gone' | undefined;
}

/** Price of a line in cents; `formerCents` is the one that was shown, if it is another. */
export type LinePrice = { readonly cents: number; readonly formerCents?: number } | 'gone';

const shownCents = ({ price }: CartItem): number => Math.round(price * 100);

/**
 * Reads the price of a line from its latest source. Undefined if the line is priced later than every source: another tab has
 * a later document.
 */
function readLatest(line: CartItem, sources: readonly PriceSource[]) {
  let latest: { readonly at: number; readonly price: number | 'gone' } | undefined;
  for (const { at, read } of sources) {
    const price = at < (latest?.at ?? line.pricedAt ?? 0) ? undefined : read(line);
    if (price !== undefined) latest = { at, price };
  }
  return latest;
}

/** Price of a stored line by the latest source. */
export function linePrice(line: CartItem, sources: readonly PriceSource[]): LinePrice {
  const former = shownCents(line);
  const cents = readLatest(line, sources)?.price ?? former;
  if (cents === 'gone') return cents;
  return cents === former ? { cents } : { cents, formerCents: former };
}

/**
 * Lines at their present prices: what the drawer shows, and what the checkout is sent. Lines that are gone keep
 * theirs. Returns the same array if no price differs.
 */
export function reprice(
  items: readonly CartItem[],
  sources: readonly PriceSource[],
): readonly CartItem[] {
  const lines = items.map((line) => {
    const latest = readLatest(line, sources);
    if (typeof latest?.price !== 'number' || latest.price === shownCents(line)) return line;
    return { ...line, price: eurosFromCents(latest.price), pricedAt: latest.at };
  });
  return lines.every((line, index) => line === items[index]) ? items : lines;
}
