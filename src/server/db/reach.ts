import pg from 'pg';

/** PostgreSQL 15, as `server_version_num` counts. */
const LEAST_VERSION = 150_000;

export type ReachResult = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** Checks that the database of `DATABASE_URL` can be used; returns a sentence without its password if not. */
export async function reachDatabase(connectionString: string): Promise<ReachResult> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // A connection that breaks after it was made must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num ?? 0);
    if (version >= LEAST_VERSION) return { ok: true };
    return {
      ok: false,
      sentence: `DATABASE_URL: PostgreSQL ${Math.floor(version / 10_000)} is too old, 15 or newer is needed.`,
    };
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    const message = reason instanceof Error ? reason.message : String(reason);
    return { ok: false, sentence: `DATABASE_URL: the database cannot be reached: ${message}.` };
  } finally {
    await client.end().catch(() => undefined);
  }
}
