import type { Fulfilment } from './order-states.ts';
import { type RefundPieces, type RefundState, refundedPieces } from './refunds.ts';

interface OrderedLine {
  readonly quantity: number;
  readonly gift: boolean;
}

/** Refunds and returns to stock of an order's pieces after payment. */
interface PiecesBack {
  readonly refunds: readonly {
    readonly state: RefundState;
    readonly pieces: readonly RefundPieces[];
  }[];
  /** Pieces that went back to stock. */
  readonly restocked: readonly RefundPieces[];
}

/**
 * Pieces that belong into an order's parcel: packing list, slip and mail show these. Pieces that were paid back, or whose
 * money is on its way, stay out, as do pieces that are in stock again. Presents come with goods only.
 */
export function parcelPieces(
  lines: readonly OrderedLine[],
  { refunds, restocked }: PiecesBack,
): RefundPieces[] {
  const refunded = refundedPieces(refunds);
  const inStock = sumPieces(restocked);
  const packed = lines.flatMap((item, line) => {
    const gone = Math.max(refunded.get(line) ?? 0, inStock.get(line) ?? 0);
    return gone >= item.quantity ? [] : [{ line, quantity: item.quantity - gone }];
  });
  return packed.some(({ line }) => lines[line]?.gift === false) ? packed : [];
}

/** The lines of an order that these are pieces of, with the quantities of these. */
export function linesOf<Line extends OrderedLine>(
  lines: readonly Line[],
  pieces: readonly RefundPieces[],
): Line[] {
  return pieces.flatMap(({ line, quantity }) => {
    const item = lines[line];
    return item ? [{ ...item, quantity }] : [];
  });
}

/** The lines of an order that stay out of its parcel, with the quantities that do. */
export function linesLeftOut<Line extends OrderedLine>(
  lines: readonly Line[],
  parcel: readonly RefundPieces[],
): Line[] {
  const packed = sumPieces(parcel);
  const left = lines.map(({ quantity }, line) => quantity - (packed.get(line) ?? 0));
  return linesOf(
    lines,
    left.map((quantity, line) => ({ line, quantity })).filter(({ quantity }) => quantity > 0),
  );
}

/** The pieces in an order's events of the kind `restocked`. */
export function restockedPieces(
  events: readonly { readonly kind: string; readonly data: Readonly<Record<string, unknown>> }[],
): RefundPieces[] {
  return events.flatMap(({ kind, data }) =>
    kind === 'restocked' ? (data['pieces'] as RefundPieces[]) : [],
  );
}

/** Preset of the question whether pieces go back to stock: what has left the house is looked at first. */
export function restocksByDefault(fulfilment: Fulfilment): boolean {
  return fulfilment === 'open';
}

/** The wanted pieces that can go back to stock: each piece once, and none that was missing when it was sold. */
export function restockable(
  lines: readonly { readonly quantity: number; readonly missing?: number | undefined }[],
  restocked: readonly RefundPieces[],
  wanted: readonly RefundPieces[],
): RefundPieces[] {
  const done = sumPieces(restocked);
  return [...sumPieces(wanted)].flatMap(([line, quantity]) => {
    const { quantity: bought = 0, missing = 0 } = lines[line] ?? {};
    const left = Math.min(quantity, bought - missing - (done.get(line) ?? 0));
    return left > 0 ? [{ line, quantity: left }] : [];
  });
}

function sumPieces(pieces: readonly RefundPieces[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { line, quantity } of pieces) sums.set(line, (sums.get(line) ?? 0) + quantity);
  return sums;
}
