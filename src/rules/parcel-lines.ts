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
  /** Parcels that left. */
  readonly parcels?: readonly SentParcel[];
}

/** A parcel that left, with its pieces; its moments are null until they come. */
export interface SentParcel {
  readonly pieces: readonly RefundPieces[];
  readonly deliveredAt: Date | null;
  readonly returnedAt: Date | null;
}

const piecesOf = (parcels: readonly SentParcel[]) => parcels.flatMap(({ pieces }) => pieces);

/**
 * Pieces of an order that are still to be sent: packing list, slip and mail show these. Pieces that left stay out, as do
 * those that were paid back, or whose money is on its way, or that are in stock again; what came back in a parcel is the
 * first to be paid back. Presents come with goods only.
 */
export function parcelPieces(
  lines: readonly OrderedLine[],
  { refunds, restocked, parcels = [] }: PiecesBack,
): RefundPieces[] {
  const refunded = refundedPieces(refunds);
  const inStock = sumPieces(restocked);
  const sent = sumPieces(piecesOf(parcels));
  const returned = sumPieces(piecesOf(parcels.filter(({ returnedAt }) => returnedAt !== null)));
  const packed = lines.flatMap((item, line) => {
    const gone = Math.max(refunded.get(line) ?? 0, inStock.get(line) ?? 0);
    const unsentGone = Math.max(0, gone - (returned.get(line) ?? 0));
    const quantity = item.quantity - (sent.get(line) ?? 0) - unsentGone;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const isKept = (line: number) => (sent.get(line) ?? 0) > (returned.get(line) ?? 0);
  const isGoods = (line: number) => lines[line]?.gift === false;
  const hasGoods =
    packed.some(({ line }) => isGoods(line)) ||
    lines.some((_, line) => isGoods(line) && isKept(line));
  return hasGoods ? packed : [];
}

/** State of an order by its parcels; `left` are the pieces that are still to be sent. */
export function fulfilmentOf(
  left: readonly RefundPieces[],
  parcels: readonly SentParcel[],
): Fulfilment {
  if (left.length > 0 || parcels.length === 0) return 'open';
  const out = parcels.filter(({ returnedAt }) => returnedAt === null);
  if (out.length === 0) return 'returned';
  return out.every(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : 'shipped';
}

/** Arrival of the last parcel, from which the time to withdraw runs; null while something is to be sent or on its way. */
export function lastArrival(fulfilment: Fulfilment, parcels: readonly SentParcel[]): Date | null {
  if (fulfilment === 'open' || fulfilment === 'shipped') return null;
  return parcels.reduce<Date | null>(
    (last, { deliveredAt }) => (deliveredAt && (!last || deliveredAt > last) ? deliveredAt : last),
    null,
  );
}

/** True if all these pieces are still to be sent, and there are some. */
export function isPartOf(left: readonly RefundPieces[], wanted: readonly RefundPieces[]): boolean {
  const free = sumPieces(left);
  const sums = [...sumPieces(wanted)];
  return sums.length > 0 && sums.every(([line, quantity]) => quantity <= (free.get(line) ?? 0));
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
