import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Services that a live shop opened on; a change has to be proved again. */
export interface Services {
  /** `loopback`, or the shop's origin. */
  readonly address: string;
  /** Origin of the payment provider with a fingerprint of the key, and the methods. */
  readonly payment: string;
  /** Mail server with its account, without the password. */
  readonly mail: string;
}

/** Marks a database as a live shop's; one row, or none in a demo's. It is never added to a database with rows of a shop. */
export const liveShops = pgTable(
  'live_shops',
  {
    id: integer('id').primaryKey(),
    bornAt: instant('born_at').notNull(),
    /** The last start that proved everything; null before the first. */
    openedAt: instant('opened_at'),
    openedOn: jsonb('opened_on').$type<Services>(),
    /** Checks that met a stand-in when it was opened. */
    standIns: jsonb('stand_ins').$type<readonly string[]>(),
  },
  () => [check('live_shops_one', sql`id = 1`)],
);
