import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/** Counted marks (`rules/sold-out.ts`): an item id, or a bag's colour. A mark without a row is unlimited. */
export const stockCounts = pgTable(
  'stock_counts',
  {
    itemId: text('item_id').primaryKey(),
    /** Pieces that are not sold, reserved ones included. */
    onHand: integer('on_hand').notNull(),
    /** Sum of `stock_reservations`. After a correction it may be more than what is on hand. */
    reserved: integer('reserved').notNull().default(0),
    /** Pieces that were taken off for sales since counting began, less those that came back. */
    sold: integer('sold').notNull().default(0),
    /** Free pieces that who asked for them was told of (`forms/tell-back.ts`). */
    announced: integer('announced').notNull().default(0),
    /** The owner is told when no more than this is on hand; null tells nothing. */
    threshold: integer('threshold'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_counts_gone').on(t.itemId).where(sql`on_hand <= reserved`),
    check('stock_counts_on_hand', sql`on_hand >= 0`),
    check('stock_counts_reserved', sql`reserved >= 0 and sold >= 0 and threshold >= 0`),
  ],
);

/** Pieces that a pending order holds. Its rows go when the order is paid or ends unpaid. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    itemId: text('item_id')
      .notNull()
      .references(() => stockCounts.itemId, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Keyed hash of the network that reserved. */
    holder: text('holder').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.itemId] }),
    index('stock_reservations_item_id').on(t.itemId),
    check('stock_reservations_quantity', sql`quantity > 0`),
  ],
);

/** Goods that arrived together, or the correction of such a delivery; its movements name it. */
export const stockDeliveries = pgTable('stock_deliveries', {
  /** Made by the browser, so that a repeated request books once. */
  id: uuid('id').primaryKey(),
  supplier: text('supplier').notNull(),
  deliveredOn: date('delivered_on', { mode: 'string' }).notNull(),
  at: instant('at').notNull(),
});

/** Changes of `on_hand`, appended and never changed. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: text('item_id').notNull(),
    /** `sale`, or the reason of a correction (`STOCK_REASONS` in `contract/admin-stock.ts`). */
    reason: text('reason').notNull(),
    change: integer('change').notNull(),
    /** On hand afterwards; null once counting has ended. */
    onHand: integer('on_hand'),
    orderId: uuid('order_id').references(() => orders.id),
    deliveryId: uuid('delivery_id').references(() => stockDeliveries.id),
    /** As in `order_events`: `webhook`, `admin:<user id>`. */
    cause: text('cause').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('stock_movements_item_id').on(t.itemId, t.id),
    index('stock_movements_delivery_id').on(t.deliveryId).where(sql`delivery_id is not null`),
    /** Sales of the last weeks, and what came back of them. */
    index('stock_movements_sales').on(t.at, t.itemId, t.change).where(sql`order_id is not null`),
  ],
);
