import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { isDisputeOpen } from '#rules/disputes.ts';
import { mayShip, PARCEL_STEPS, TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import { parcelPieces, restockedPieces } from '#rules/parcel-lines.ts';
import { type RefundPieces, refundableCents, refundedPieces } from '#rules/refunds.ts';
import { amountsOf } from './refund-choice.ts';
import type { OrderTexts } from './texts.ts';

/** Layers of the page, each with an address of its own. */
export const LAYERS = ['ship', 'tracking', 'return', 'refund', 'address', 'paper'] as const;
export type LayerName = (typeof LAYERS)[number];

/** What an order allows now, and facts that several parts of its page show. */
export interface OrderFacts {
  readonly isDisputed: boolean;
  /** Pieces that are still to be sent. */
  readonly parcel: readonly RefundPieces[];
  /** Pieces paid back per line, those on their way included. */
  readonly refunded: ReadonlyMap<number, number>;
  readonly leftCents: number;
  readonly mayRefund: boolean;
  /** Why the parcel can't leave although it is to be packed. */
  readonly held: 'disputed' | 'paidBack' | 'withdrawn' | undefined;
  readonly mayShip: boolean;
  readonly mayReturn: boolean;
  /** The one action of the page. Delivery is offered once shipping can't be taken back: no button changes its meaning. */
  readonly main: 'ship' | 'delivered' | undefined;
  /** Milliseconds for which shipping can still be taken back; 0 if it can't. */
  readonly undoLeftMs: number;
}

const momentOf = (at: string | null) => (at === null ? null : new Date(at));

/** @param now the server's time, epoch milliseconds */
export function factsOf(
  { order, refunds, disputes, events, parcels = [] }: AdminOrderReply,
  now: number,
): OrderFacts {
  const isDisputed = disputes.some(({ state }) => isDisputeOpen(state));
  const made = refunds.map(({ state, items }) => ({ state, pieces: items }));
  const parcel = parcelPieces(order.items, {
    refunds: made,
    restocked: restockedPieces(events),
    parcels: parcels.map(({ items, ...parcel }) => ({
      pieces: items,
      deliveredAt: momentOf(parcel.delivered_at),
      returnedAt: momentOf(parcel.returned_at),
    })),
  });
  const leftCents = refundableCents(amountsOf(order));
  const steps = PARCEL_STEPS[order.fulfilment];
  const waits = steps.includes('shipped') && mayShip(order.status);
  const isPaid = order.amount === 0 || leftCents > 0;
  const isWithdrawn = order.withdrawn_at !== null;
  const problem = isPaid && parcel.length > 0 ? isWithdrawn && 'withdrawn' : 'paidBack';
  const held = waits ? (isDisputed ? 'disputed' : problem || undefined) : undefined;
  const ships = waits && held === undefined;
  const last = parcels.at(-1);
  const isOut = last !== undefined && last.delivered_at === null && last.returned_at === null;
  const undoUntil = isOut ? Date.parse(last.sent_at) + TAKE_BACK_SECONDS * 1000 : 0;
  const undoLeftMs = Math.max(0, undoUntil - now);
  const delivers = steps.includes('delivered') && undoLeftMs === 0;
  return {
    isDisputed,
    parcel,
    refunded: refundedPieces(made),
    leftCents,
    mayRefund: mayShip(order.status) && leftCents > 0 && !isDisputed,
    held,
    mayShip: ships,
    mayReturn: parcels.some(({ returned_at: at }) => at === null),
    main: ships ? 'ship' : delivers ? 'delivered' : undefined,
    undoLeftMs,
  };
}

/** Facts for who only reads orders. */
export const readOnly = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  ...{ mayRefund: false, mayShip: false, mayReturn: false, main: undefined, undoLeftMs: 0 },
});

/** Lines that were bought, with their index in the order. Gifts come with packs: they stand below the first one. */
export function linesWithGifts<Item extends { readonly gift: boolean; readonly variant: string }>(
  items: readonly Item[],
) {
  const bought = items.flatMap((item, line) => (item.gift ? [] : [{ line, item }]));
  const pack = Math.max(
    0,
    bought.findIndex(({ item }) => item.variant.includes(': ')),
  );
  const gifts = items.filter(({ gift }) => gift);
  return bought.map((each, at) => ({ ...each, gifts: at === pack ? gifts : [] }));
}

/** Properties of each part of the page. */
export interface OrderProps {
  readonly reply: AdminOrderReply;
  readonly facts: OrderFacts;
}

/** Number of an order, or what stands for it while nobody has paid. */
export function nameOf({ order }: AdminOrderReply, { unpaid, status }: OrderTexts): string {
  return order.number ?? (order.status === 'pending' ? unpaid : status[order.status]);
}
