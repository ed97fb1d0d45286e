import type pg from 'pg';

/**
 * Lets the time pass after which jobs of dead processes and failed jobs are due again. A worker runs them at its
 * next poll, at a start, or when a job is added. Jobs without a heartbeat for `silentSeconds` count as those of a dead
 * process; 0 if all processes are dead.
 */
export async function passQueueTime(pool: pg.Pool, silentSeconds = 1): Promise<void> {
  await pool.query(
    `update pgboss.job set state = 'retry', start_after = now()
     where (state = 'retry' and start_after > now())
       or (state = 'active' and heartbeat_on <= now() - $1 * interval '1 second')`,
    [silentSeconds],
  );
}
