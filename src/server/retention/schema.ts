import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';
import { orders, type PostalAddress } from '../orders/schema.ts';

/** A closed order's customer. */
export interface ClosedPerson {
  readonly email: string | null;
  readonly name: string | null;
  readonly address: PostalAddress | null;
  readonly billing: readonly string[] | null;
}

/**
 * Persons and letters of closed orders, which their rows no longer name: nothing but a request with a reason reads them
 * (docs/decisions/0089-closed-orders-are-locked.md).
 */
export const closedOrders = pgTable(
  'closed_orders',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** In small letters, for the person's own request. */
    email: text('email'),
    /** Null after its time. */
    person: jsonb('person').$type<ClosedPerson>(),
    /** Withdrawals, complaints and notes, as rows. Null after their time. */
    letters: jsonb('letters').$type<Readonly<Record<string, readonly object[]>>>(),
    /** Last payment, parcel or letter: the years are counted from the end of its year. */
    endedAt: instant('ended_at').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (t) => [index('closed_orders_email').on(t.email), index('closed_orders_ended_at').on(t.endedAt)],
);
