import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Any fixed number that no other lock has: one backup of a database at a time, on any node. */
export const BACKUP_LOCK = 7_310_586;

/** The key that backups are encrypted to; one row, present once its owner has typed the other half back. */
export const backupKeys = pgTable(
  'backup_keys',
  {
    id: integer('id').primaryKey(),
    /** Public half (`age1…`). The recovery key itself is never stored. */
    recipient: text('recipient').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    /** Public half of the signing key that was typed back with it. */
    signer: text('signer').notNull(),
    /** Folder that holds the mark of this shop's backups; another `BACKUP_TO` is marked at first use. */
    markedFolder: text('marked_folder'),
  },
  () => [check('backup_keys_one', sql`id = 1`)],
);

/** One row per backup that was begun; good once `verified_at` is set. */
export const backups = pgTable(
  'backups',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** File name in the folder or bucket. */
    name: text('name').notNull().unique(),
    startedAt: instant('started_at').notNull(),
    /** When the file was read back whole: every row counted, every checksum equal. */
    verifiedAt: instant('verified_at'),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    /** Reason of a failure; null with `verified_at` null for a run that goes on or was killed. */
    error: text('error'),
  },
  (t) => [index('backups_started_at').on(t.startedAt)],
);

/** One row per restore of a backup into this database; the latest one may hold mails back. */
export const restores = pgTable('restores', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Moment that the restored data shows. */
  backupAt: instant('backup_at').notNull(),
  restoredAt: instant('restored_at').notNull(),
  /** Time at which all of the provider's payments since `backup_at` were read. */
  reconciledAt: instant('reconciled_at'),
  /** When the owner let waiting mails go out. */
  releasedAt: instant('released_at'),
  /** Erasures since `backup_at` that were carried out again; null if their list was not there. */
  erased: integer('erased'),
});
