import type pg from 'pg';

/** The newest minor release of each major version when this version of the shop was released. */
const NEWEST_MINOR: Readonly<Record<number, number>> = { 15: 20, 16: 16, 17: 12, 18: 6 };

export interface DatabaseVersion {
  /** Such as `18.4`. */
  readonly running: string;
  /** The newest release known of the same major version; null when `running` is not behind it. */
  readonly newer: string | null;
}

/** @param number PostgreSQL's `server_version_num`, such as 180004 */
export function databaseVersion(number: number): DatabaseVersion {
  const major = Math.floor(number / 10_000);
  const minor = number % 10_000;
  const newest = NEWEST_MINOR[major];
  return {
    running: `${major}.${minor}`,
    newer: newest !== undefined && newest > minor ? `${major}.${newest}` : null,
  };
}

export async function readDatabaseVersion(pool: pg.Pool): Promise<DatabaseVersion> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
  return databaseVersion(Number(rows[0]?.server_version_num ?? 0));
}
