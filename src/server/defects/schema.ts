import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Lang } from '#routes.ts';
import type { Decision, DefectKind, Remedy } from '#rules/defects.ts';
import { bytea, createdAt, instant } from '../db/columns.ts';
import { orders } from '../orders/schema.ts';

/** Complaints of customers about goods that left. */
export const defects = pgTable(
  'defects',
  {
    /** Made by the browser, once per complaint. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<DefectKind>().notNull(),
    /** Index in `orders.items`; null for all of them. */
    line: integer('line'),
    text: text('text').notNull(),
    wish: text('wish').$type<Remedy>(),
    language: text('language').$type<Lang>().notNull(),
    createdAt: createdAt(),
    decision: text('decision').$type<Decision>(),
    /** Day by which it is repaired or replaced. */
    dueOn: date('due_on', { mode: 'string' }),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('defects_order_id').on(t.orderId),
    index('defects_open').on(t.createdAt, t.id).where(sql`done_at is null`),
    index('defects_done').on(t.createdAt, t.id).where(sql`done_at is not null`),
    check('defects_kind', sql`kind in ('defect','lost','voluntary')`),
    check('defects_decision', sql`decision in ('repair','replacement','refund','refused')`),
  ],
);

/** Photos of a complaint: JPEG without metadata, as a picture's master. They go with it. */
export const defectPhotos = pgTable(
  'defect_photos',
  {
    defectId: uuid('defect_id')
      .notNull()
      .references(() => defects.id, { onDelete: 'cascade' }),
    nth: smallint('nth').notNull(),
    photo: bytea('photo').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.defectId, t.nth] }),
    check('defect_photos_nth', sql`nth between 0 and 4`),
  ],
);
