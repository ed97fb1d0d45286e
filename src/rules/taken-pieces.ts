/** Pieces of one mark (`rules/sold-out.ts`) that an order takes. */
export interface TakenPieces {
  readonly mark: string;
  readonly quantity: number;
}

/** Line of a stored order, as far as its pieces go. */
export interface OrderedLine {
  readonly id: string;
  /** `goodsKey` of the line: its id, then the ids of a bag's colours. */
  readonly key?: string | undefined;
  readonly product_id: string;
  readonly quantity: number;
  readonly gift: boolean;
}

/** Id that an order gives to a present that is a product: the gift and the colour. */
const GIVEN = /^gift-\w+-(\w+)$/;

function marksOfLine({ id, key = '', product_id: product, gift }: OrderedLine): string[] {
  if (gift) {
    const colour = GIVEN.exec(id)?.[1];
    return colour === undefined ? [] : [`${product}:${colour}`];
  }
  const colours = (key.split('|')[1] ?? '').split(',').filter(Boolean);
  return [id, ...colours.map((colour) => `${product}:${colour}`)];
}

/**
 * Everything that an order takes from the stock, by mark in one fixed order: a Duo takes a pack and one bag of each of
 * its colours, and the card holder given with it takes one of its colour. Transactions lock counts in this order.
 */
export function takenPieces(lines: readonly OrderedLine[]): TakenPieces[] {
  const taken = new Map<string, number>();
  for (const line of lines) {
    for (const mark of marksOfLine(line)) {
      taken.set(mark, (taken.get(mark) ?? 0) + line.quantity);
    }
  }
  return [...taken]
    .map(([mark, quantity]) => ({ mark, quantity }))
    .sort((a, b) => (a.mark < b.mark ? -1 : 1));
}

/** True if something of the order may be missing: no day of dispatch is promised then. */
export function hasMissing({
  items,
}: {
  readonly items: readonly { missing?: number | undefined }[];
}): boolean {
  return items.some(({ missing = 0 }) => missing > 0);
}

/** The lines with the pieces of each that may be missing, by the shortage of their marks. */
export function withMissing<Line extends OrderedLine>(
  lines: readonly Line[],
  short: ReadonlyMap<string, number>,
): (Line & { missing?: number })[] {
  return lines.map((line) => {
    const most = Math.max(0, ...marksOfLine(line).map((mark) => short.get(mark) ?? 0));
    return most === 0 ? line : { ...line, missing: Math.min(most, line.quantity) };
  });
}

/** A network or account may hold this part of a count while it has not paid. */
const SHARE = 1 / 2;
const LEAST_HELD = 2;
const MOST_HELD = 20;

/**
 * Pieces of one count that one network, or one account, may reserve with unpaid orders: a pair at least, and never so
 * many that the shop is empty for the others.
 */
export function mostHeldPieces(onHand: number): number {
  return Math.max(LEAST_HELD, Math.min(MOST_HELD, Math.floor(onHand * SHARE)));
}
