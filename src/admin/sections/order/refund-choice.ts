import type { AdminOrderReply, AdminRefund } from '#contract/admin-orders.ts';
import { discountedGoods, mayLeave, piecesRefundCents, refundedPieces } from '#rules/refunds.ts';

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
export function amountsOf(order: AdminOrderReply['order']) {
  return {
    amountCents: order.amount,
    refundedCents: order.refunded,
    refundingCents: order.refunding,
    chargedBackCents: order.charged_back,
  };
}

/** Lines of which pieces are left to be paid back; presents were never paid for. */
export function refundableLines(
  order: AdminOrderReply['order'],
  refunds: readonly AdminRefund[],
): RefundableLine[] {
  const taken = piecesTaken(refunds);
  return order.items.flatMap(({ gift, name, variant, quantity }, line) => {
    const done = taken.get(line) ?? 0;
    if (gift || done >= quantity) return [];
    return { line, name: `${name} ${variant}`.trim(), quantity, done };
  });
}

function piecesTaken(refunds: readonly AdminRefund[]): ReadonlyMap<number, number> {
  return refundedPieces(refunds.map(({ state, items }) => ({ state, pieces: items })));
}

/** True if the shipping was paid and is not paid back yet. */
export function isShippingLeft(
  order: AdminOrderReply['order'],
  refunds: readonly AdminRefund[],
): boolean {
  return order.shipping > 0 && !refunds.some((one) => one.shipping && mayLeave(one.state));
}

/** Everything that is left to be paid back. */
export function wholeChoice(
  order: AdminOrderReply['order'],
  refunds: readonly AdminRefund[],
): RefundChoice {
  const lines = refundableLines(order, refunds);
  return {
    pieces: new Map(lines.map(({ line, quantity, done }) => [line, quantity - done])),
    shipping: isShippingLeft(order, refunds),
  };
}

/** Value of a choice in cents, at most `left`. */
export function choiceCents(
  order: AdminOrderReply['order'],
  refunds: readonly AdminRefund[],
  { pieces, shipping }: RefundChoice,
  left: number,
): number {
  const taken = piecesTaken(refunds);
  let cents = shipping ? order.shipping : 0;
  for (const [line, count] of pieces) {
    const item = order.items[line];
    if (!item) continue;
    const paid = { amountCents: item.amount, quantity: item.quantity };
    const goods = discountedGoods(order.items, order.discount, item);
    cents += piecesRefundCents(goods, paid, taken.get(line) ?? 0, count);
  }
  return Math.min(cents, left);
}
