import { randomUUID } from 'node:crypto';
import type { TestShop } from './shop.ts';

export interface OrderRow {
  readonly status?: 'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'expired';
  readonly amount?: number;
  readonly refunded?: number;
  readonly createdAt?: number;
  readonly referrer?: string | null;
  readonly email?: string | null;
  readonly quantities?: readonly number[];
  readonly item?: { readonly id: string; readonly variant: string };
}

let numbers = 5_000;

/** The catalogue no longer has it. */
const PIECE = { id: 'old-piece', name: 'Altes Stück', variant: '' };

/** Inserts an order as checkout and payment would have left it; returns its id. */
export async function storeOrder(test: TestShop, row: OrderRow = {}): Promise<string> {
  const { status = 'paid', amount = 5_999, refunded = 0 } = row;
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
  await test.shop.pool.query(
    `INSERT INTO orders (id, number, status, amount, subtotal, shipping, refunded, customer_email,
       items, language, request_hash, expires_at, referrer, created_at, paid_at)
     VALUES ($1, $2, $3, $4, $4, 0, $5, $6, $7, 'de', '', $8, $9, $8, $10)`,
    [
      id,
      paid ? numbers : null,
      status,
      amount,
      refunded,
      row.email === undefined ? 'kunde@example.org' : row.email,
      JSON.stringify([...items, { ...PIECE, quantity: 1, gift: true }]),
      at,
      row.referrer ?? null,
      paid ? at : null,
    ],
  );
  return id;
}
