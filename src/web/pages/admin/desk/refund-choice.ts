import type { DeskOrderReply, DeskRefund } from '#contract/desk-orders.ts';
import { mayLeave, piecesRefundCents, refundedPieces } from '#rules/refunds.ts';

/** Choice to refund: pieces per line (its index), and the shipping. */
export interface RefundChoice {
  readonly pieces: ReadonlyMap<number, number>;
  readonly shipping: boolean;
}

export const NOTHING: RefundChoice = { pieces: new Map(), shipping: false };

export interface RefundableLine {
  readonly line: number;
  readonly name: string;
  readonly quantity: number;
  /** Pieces that were paid back, or are on their way. */
  readonly done: number;
}

/** Returns an order's amounts by the names of `src/rules/refunds.ts`. */
export function amountsOf(order: DeskOrderReply['order']) {
  return {
    amountCents: order.amount,
    subtotalCents: order.subtotal,
    discountCents: order.discount,
    refundedCents: order.refunded,
    refundingCents: order.refunding,
    chargedBackCents: order.charged_back,
  };
}

/** Lines of which pieces are left to be paid back; presents were never paid for. */
export function refundableLines(
  order: DeskOrderReply['order'],
  refunds: readonly DeskRefund[],
): RefundableLine[] {
  const taken = piecesTaken(refunds);
  return order.items.flatMap(({ gift, name, variant, quantity }, line) => {
    const done = taken.get(line) ?? 0;
    if (gift || done >= quantity) return [];
    return { line, name: `${name} ${variant}`.trim(), quantity, done };
  });
}

function piecesTaken(refunds: readonly DeskRefund[]): ReadonlyMap<number, number> {
  return refundedPieces(refunds.map(({ state, items }) => ({ state, pieces: items })));
}

/** True if the shipping was paid and is not paid back yet. */
export function isShippingLeft(
  order: DeskOrderReply['order'],
  refunds: readonly DeskRefund[],
): boolean {
  return order.shipping > 0 && !refunds.some((one) => one.shipping && mayLeave(one.state));
}

/** Value of a choice in cents, at most `left`. */
export function choiceCents(
  order: DeskOrderReply['order'],
  refunds: readonly DeskRefund[],
  { pieces, shipping }: RefundChoice,
  left: number,
): number {
  const taken = piecesTaken(refunds);
  let cents = shipping ? order.shipping : 0;
  for (const [line, count] of pieces) {
    const item = order.items[line];
    if (!item) continue;
    const paid = { amountCents: item.amount, quantity: item.quantity };
    cents += piecesRefundCents(amountsOf(order), paid, taken.get(line) ?? 0, count);
  }
  return Math.min(cents, left);
}
