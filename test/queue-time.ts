import type pg from 'pg';

/**
 * Jobs of a process that died are found by their silence (ten seconds), and what failed is tried
 * again after a growing pause; this lets both times pass. Workers notice at their next look. Jobs
 * that said nothing for `silentSeconds` count as those of the dead; 0 when everybody is.
 */
export async function passQueueTime(pool: pg.Pool, silentSeconds = 1): Promise<void> {
  await pool.query(
    `update pgboss.job set retry_delay = 0,
       started_on = started_on - interval '1 minute',
       heartbeat_on = heartbeat_on - interval '1 minute'
     where state = 'active' and heartbeat_on <= now() - $1 * interval '1 second'`,
    [silentSeconds],
  );
  await pool.query(
    "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()",
  );
}
