import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * Actions of administrators in the back office, except those on orders (`order_events`). Rows are added and read;
 * a trigger refuses the rest.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Account, or command (`npm run …`). No reference: what somebody did stays recorded when the account is gone. */
    adminId: text('admin_id').notNull(),
    action: text('action').notNull(),
    /** Target of the action: an id, a code, an item. Nothing about a person. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [
    index('admin_actions_at').on(t.at, t.id),
    index('admin_actions_action').on(t.action, t.at, t.id),
    index('admin_actions_admin_id').on(t.adminId, t.at, t.id),
  ],
);
