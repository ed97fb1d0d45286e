import type { Hono } from 'hono';
import { HEALTH_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { readBackupState } from './backup/backup-state.ts';
import { probeDatabase } from './db/probe-database.ts';
import { failure } from './errors.ts';
import { serve } from './http/serve.ts';
import type { Shop } from './shop.ts';

/** A readiness result is kept for this long, so that probes cost one write in 2 s at most. */
const PROBE_EVERY_MS = 2_000;
/** A probe that takes longer is a failure already: whoever asks waits for less than 2 s. */
const ANSWER_MS = 1_500;

interface Readiness {
  readonly database: boolean;
  readonly lastBackup: string | null;
}

const AWAY: Readiness = { database: false, lastBackup: null };

/**
 * `GET /api/health` (readiness): 200 if the database takes a write of an order's size and jobs run, else 503
 * `unavailable` with `Retry-After`, within 2 s. A read-only replica and a full disk are not ready. Says when the last
 * good backup was; a failing backup takes no node out of service, so it changes no status.
 * `GET /api/health/live` (liveness): 200 while this process responds. It doesn't check the database,
 * because a restart would not bring that back.
 */
export function healthRoutes(shop: Shop): Hono {
  let probe: { readonly at: number; readonly found: Promise<Readiness> } | undefined;
  let isOpen = false;

  const look = async (): Promise<Readiness> => {
    try {
      await probeDatabase(shop.pool);
      const { lastGood } = await readBackupState(shop);
      return { database: true, lastBackup: lastGood?.startedAt.toISOString() ?? null };
    } catch (error) {
      shop.log.failed('the database takes no write', error);
      return AWAY;
    } finally {
      isOpen = false;
    }
  };

  /** One probe at a time: more of them would only hold more connections of a database that hangs. */
  const readiness = (): Promise<Readiness> => {
    const now = performance.now();
    if (probe === undefined || (!isOpen && now - probe.at > PROBE_EVERY_MS)) {
      isOpen = true;
      probe = { at: now, found: look() };
    }
    const { promise: late, resolve } = Promise.withResolvers<Readiness>();
    const timer = setTimeout(() => resolve(AWAY), ANSWER_MS);
    return Promise.race([probe.found, late]).finally(() => clearTimeout(timer));
  };

  return serve(HEALTH_ENDPOINTS, {
    'GET /api/health/live': () => ({ alive: true }),
    'GET /api/health': async (c) => {
      const { database, lastBackup } = await readiness();
      const jobs = shop.jobs.isRunning();
      if (database && jobs) return { status: 'ok', database, jobs, last_backup: lastBackup };
      return failure(c, 'unavailable', {
        about: database ? 'jobs' : 'database',
        retryAfterSeconds: 5,
      });
    },
  });
}
