import type pg from 'pg';

/** The database's own limit of a statement ends it earlier, unless nothing comes back at all. */
const GIVEN_UP_MS = 10_000;

/**
 * Two writes of one transaction. The first fills 64 KB of a temporary table that is cut to nothing at the end of each
 * transaction, so it takes new room on the disk every time, as an order does: a row that is only changed finds room on
 * a full disk. The second goes into the log, which a replica refuses.
 */
const PROBE = `create temporary table if not exists probed_room (text text) on commit delete rows;
  insert into pg_temp.probed_room select repeat('x', 1000) from generate_series(1, 64);
  insert into health_probes (id, at) values (1, now()) on conflict (id) do update set at = excluded.at`;

/** Throws unless the database takes writes of an order's size. */
export async function probeDatabase(pool: pg.Pool): Promise<void> {
  // The type lacks the limit of one query that the library documents.
  const query: pg.QueryConfig & { query_timeout: number } = {
    text: PROBE,
    query_timeout: GIVEN_UP_MS,
  };
  await pool.query(query);
}
