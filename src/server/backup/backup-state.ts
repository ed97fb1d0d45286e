import { and, desc, isNotNull, lte, sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { BACKUP_LOCK, backupKeys, backups } from './schema.ts';

interface GoodBackup {
  readonly name: string;
  readonly startedAt: Date;
  /** From its snapshot until it was read back. */
  readonly tookMs: number;
  readonly bytes: number;
  readonly rows: number;
}

export interface BackupState {
  /** Public halves; null until the owner has typed the recovery key back. */
  readonly key: {
    readonly recipient: string;
    /** Null if it was typed back before backups were signed. */
    readonly signer: string;
    readonly confirmedAt: Date;
  } | null;
  /** The newest that was read back and is not dated in the future. */
  readonly lastGood: GoodBackup | null;
  /** Why the newest backup is not good; null while it is, or still runs. */
  readonly lastFailure: string | null;
  /** Start of the newest one, good or not. */
  readonly lastBegun: Date | null;
}

/** A run without an end after so long was killed. */
const KILLED_AFTER_MS = 6 * 60 * 60 * 1000;

/** Reads whether the shop could be restored, and to when. */
export async function readBackupState({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<BackupState> {
  const [key] = await db.select().from(backupKeys);
  const [good] = await db
    .select()
    .from(backups)
    .where(and(isNotNull(backups.verifiedAt), lte(backups.startedAt, new Date(now()))))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  const [newest] = await db.select().from(backups).orderBy(desc(backups.startedAt)).limit(1);
  const isKilled =
    newest !== undefined &&
    newest.verifiedAt === null &&
    newest.startedAt.getTime() < now() - KILLED_AFTER_MS;
  return {
    key: key ?? null,
    lastGood: good
      ? {
          name: good.name,
          startedAt: good.startedAt,
          tookMs: (good.verifiedAt?.getTime() ?? 0) - good.startedAt.getTime(),
          bytes: good.bytes ?? 0,
          rows: good.rows ?? 0,
        }
      : null,
    lastFailure: newest?.error ?? (isKilled ? 'interrupted' : null),
    lastBegun: newest?.startedAt ?? null,
  };
}

/** True while a backup of the database is made, on whatever node. */
export async function isBackupRunning({ db }: Pick<Shop, 'db'>): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = 0 and objid = ${BACKUP_LOCK} and objsubid = 1`);
  return rows.length > 0;
}
