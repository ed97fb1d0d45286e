import { randomUUID } from 'node:crypto';
import type { OrderItem } from '#contract/checkout.ts';
import type { RefundPieces, RefundState } from '#rules/refunds.ts';
import { disputes, refunds } from '#server/payments/schema.ts';
import type { Shop } from '#server/shop.ts';
import type { TestShop } from './shop.ts';

export interface OrderRow {
  readonly status?: 'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'expired';
  readonly amount?: number;
  readonly refunded?: number;
  readonly chargedBack?: number;
  readonly createdAt?: number;
  readonly paidAt?: number;
  readonly referrer?: string | null;
  readonly email?: string | null;
  readonly name?: string | null;
  readonly language?: 'de' | 'en';
  readonly quantities?: readonly number[];
  readonly item?: Pick<OrderItem, 'id' | 'variant'> & Partial<OrderItem>;
}

/** VAT and days that no catalogue of the tests promises. */
const PROMISED = {
  vatPercent: 20,
  dispatchWorkingDays: { from: 1, to: 2 },
  deliveryWorkingDays: { from: 4, to: 7 },
};

/** Discount and shipping of every stored order, in cents: its goods never cost what is paid. */
export const OFF = { code: 'HERBST10', discount: 2_347, shipping: 590 } as const;

let numbers = 5_000;

/** The catalogue no longer has it. */
const PIECE = { id: 'old-piece', name: 'Altes Stück', variant: '' };

/** Inserts an order as checkout and payment would have left it; returns its id. */
export async function storeOrder(
  test: { readonly shop: Pick<Shop, 'pool'>; readonly clock: { readonly now: number } },
  row: OrderRow = {},
): Promise<string> {
  const { status = 'paid', amount = 5_999, refunded = 0, chargedBack = 0, language = 'de' } = row;
  const id = randomUUID();
  const paid = status !== 'pending' && status !== 'expired';
  const at = new Date(row.createdAt ?? test.clock.now);
  numbers += 1;
  const items = (row.quantities ?? [1]).map((quantity) => ({
    ...PIECE,
    ...row.item,
    quantity,
    gift: false,
  }));
  const values = {
    id,
    number: paid ? numbers : null,
    status,
    amount,
    subtotal: amount + OFF.discount - OFF.shipping,
    discount: OFF.discount,
    discount_code: OFF.code,
    shipping: OFF.shipping,
    refunded,
    charged_back: chargedBack,
    promised: JSON.stringify(PROMISED),
    customer_email: row.email === undefined ? 'kunde@example.org' : row.email,
    customer_name: row.name ?? null,
    items: JSON.stringify([...items, { ...PIECE, quantity: 1, gift: true }]),
    language,
    request_hash: '',
    expires_at: at,
    referrer: row.referrer ?? null,
    created_at: at,
    paid_at: paid ? new Date(row.paidAt ?? at) : null,
  };
  const places = Object.keys(values).map((_, index) => `$${index + 1}`);
  await test.shop.pool.query(
    `INSERT INTO orders (${Object.keys(values)}) VALUES (${places})`,
    Object.values(values),
  );
  return id;
}

/** Figures of the rich order in cents; no two are equal. */
export const RICH = {
  amount: 21_701,
  subtotal: 21_701 + OFF.discount - OFF.shipping,
  refunded: 4_023,
  refunding: 1_311,
  failed: 707,
  chargedBack: 5_219,
  won: 3_137,
  /** Less what is gone for good. */
  revenue: 21_701 - 4_023 - 5_219,
} as const;

/**
 * Stores THE order of lists, exports, figures and refusals: two pieces and one and a present, a code, shipping,
 * a refund of each state, one of them of a piece, a dispute that was lost and one that was won, paid ten minutes
 * after it was placed. Returns its id.
 */
export async function storeRichOrder(test: TestShop, row: OrderRow = {}): Promise<string> {
  const createdAt = row.createdAt ?? test.clock.now;
  const id = await storeOrder(test, {
    status: 'partly_refunded',
    amount: RICH.amount,
    refunded: RICH.refunded,
    chargedBack: RICH.chargedBack,
    quantities: [2, 1],
    paidAt: createdAt + 600_000,
    ...row,
  });
  await storeRefund(test, id, RICH.refunded, 'succeeded', [{ line: 0, quantity: 1 }]);
  await storeRefund(test, id, RICH.refunding);
  await storeRefund(test, id, RICH.failed, 'failed');
  await storeDispute(test, id, RICH.chargedBack, 'lost');
  await storeDispute(test, id, RICH.won, 'won');
  return id;
}

/** Stores a refund of an order, by default one on its way; the order's own sum stays as it is. */
export async function storeRefund(
  test: TestShop,
  orderId: string,
  amountCents: number,
  state: RefundState = 'pending',
  pieces: readonly RefundPieces[] = [],
): Promise<void> {
  const at = new Date(test.clock.now);
  await test.shop.db.insert(refunds).values({
    id: `re_${randomUUID()}`,
    orderId,
    amountCents,
    state,
    pieces: [...pieces],
    countedAt: state === 'succeeded' ? at : null,
    createdAt: at,
    updatedAt: at,
  });
}

/** Stores a dispute of an order, by default an open one. */
export async function storeDispute(
  test: TestShop,
  orderId: string,
  amountCents = 5_999,
  state: 'needs_response' | 'lost' | 'won' = 'needs_response',
): Promise<void> {
  const at = new Date(test.clock.now);
  await test.shop.db.insert(disputes).values({
    id: `dp_${randomUUID()}`,
    orderId,
    paymentIntentId: `pi_${randomUUID()}`,
    amountCents,
    reason: 'fraudulent',
    state,
    openedAt: at,
    updatedAt: at,
    closedAt: state === 'needs_response' ? null : at,
  });
}
