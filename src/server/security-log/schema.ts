import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/**
 * Events that concerned the security of an account or the shop (`security-log/`). Rows are added and read; a
 * trigger refuses changes, and deletions before 90 days. Changes of roles are added by a trigger on
 * `user_roles`, whoever makes them.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One of `SECURITY_KINDS` (`contract/admin-security.ts`). */
    kind: text('kind').notNull(),
    outcome: text('outcome').$type<'done' | 'refused'>().notNull(),
    /** No reference: what happened stays recorded when the account is gone. Null when unknown. */
    userId: text('user_id'),
    /** Route pattern, command, or `database`. Never the address that was asked for. */
    place: text('place').notNull(),
    /** Machine and process. */
    node: text('node').notNull(),
    /** Keyed hash of the sender's network, another one every day. */
    network: text('network'),
    /** Events that this row stands for. */
    times: integer('times').notNull().default(1),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [
    index('security_events_at').on(t.at, t.id),
    index('security_events_kind').on(t.kind, t.at, t.id),
    index('security_events_user_id').on(t.userId),
    index('security_events_refused').on(t.at, t.id).where(sql`outcome = 'refused'`),
    check('security_events_outcome', sql`outcome in ('done','refused')`),
    check('security_events_times', sql`times > 0`),
  ],
);
