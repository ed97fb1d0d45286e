import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import type { PaperContent } from '#rules/papers.ts';
import { bytea, instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/**
 * Invoices and corrections. The sum of `total_cents` is what was sold: a trigger keeps number, sums and a drawn PDF from
 * changing. Lists leave `pdf` out of what they select.
 */
export const papers = pgTable(
  'papers',
  {
    /** `RE-2027-0001`; a correction has its invoice's, with a count: `RK-2027-0001-1`. */
    number: text('number').primaryKey(),
    kind: text('kind').$type<'invoice' | 'correction'>().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Stripe's id of the refund or the lost dispute, or `address`; null for an invoice. */
    reference: text('reference'),
    /** Number of the invoice that a correction corrects. */
    names: text('names'),
    /** Of an invoice the order's amount; of a correction below 0, above it for a refund that came back, 0 for an address. */
    totalCents: integer('total_cents').notNull(),
    madeAt: instant('made_at').notNull(),
    language: text('language').$type<Lang>().notNull(),
    /** Everything that it says. Null if a restore lost it: its number then stays taken. */
    content: jsonb('content').$type<PaperContent>(),
    /** Time at which the payment at Stripe got its number. */
    writtenAt: instant('written_at'),
    /** Null until it is drawn. */
    pdf: bytea('pdf'),
    /** Of `pdf`, in hexadecimal digits. */
    sha256: text('sha256'),
  },
  (t) => [
    index('papers_order_id').on(t.orderId, t.madeAt),
    uniqueIndex('papers_invoice').on(t.orderId).where(sql`kind = 'invoice'`),
    index('papers_made_at').on(t.madeAt, t.number),
    index('papers_undrawn').on(t.madeAt).where(sql`pdf is null and content is not null`),
    check('papers_kind', sql`kind in ('invoice', 'correction')`),
    check('papers_names', sql`(kind = 'correction') = (names is not null)`),
    check('papers_drawn', sql`(pdf is null) = (sha256 is null)`),
  ],
);
