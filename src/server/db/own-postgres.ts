import type pg from 'pg';
import type { Log } from '../log.ts';
import type { RunningPostgres } from '../postgres/running-postgres.ts';

/** Looks at a file and a process, not at the database, so it costs a shop at rest nothing. */
const LOOK_INTERVAL_MS = 5_000;

/**
 * Brings the shop's own database back when its postmaster dies under a living shop: looked at every
 * few seconds, and at once when a connection is lost. The pool connects anew by itself.
 */
export function keepAlive(postgres: RunningPostgres, pool: pg.Pool, log: Log): () => void {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      if (await postgres.isRunning()) return;
      log.warn('the database has died and is started again');
      const restarted = await postgres.restart();
      if (restarted.ok) log.info('the database is back');
      else if (restarted.code !== 'stopped') log.error(restarted.message);
    } catch (error) {
      log.error('the database could not be looked at', error);
    } finally {
      looking = false;
    }
  };
  const onLost = () => void look();
  const timer = setInterval(onLost, LOOK_INTERVAL_MS).unref();
  pool.on('error', onLost);
  return () => {
    clearInterval(timer);
    pool.off('error', onLost);
  };
}
