import { Hono } from 'hono';
import { API } from '../api-paths.ts';
import { readBackupState } from './backup/backup-state.ts';
import { failure } from './errors.ts';
import type { Shop } from './shop.ts';

/** A readiness result is cached for this long, so that probes cost one write in 2 s at most. */
const PROBE_EVERY_MS = 2_000;

/**
 * `GET /api/health` (readiness): 200 if the database accepts a write and jobs run, else 503 `unavailable`
 * with `Retry-After`. A read-only replica and a full disk are not ready. Says when the last good backup was.
 * `GET /api/health/live` (liveness): 200 while this process responds. It doesn't check the database,
 * because a restart would not bring that back.
 */
export function healthRoutes(shop: Shop): Hono {
  const routes = new Hono();
  let probe: { readonly at: number; readonly writable: Promise<boolean> } | undefined;

  const isWritable = (): Promise<boolean> => {
    const now = performance.now();
    if (probe === undefined || now - probe.at > PROBE_EVERY_MS) {
      const writable = shop.pool
        .query({
          name: 'health-probe',
          text: `INSERT INTO health_probes (id, at) VALUES (1, now())
                 ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
        })
        .then(
          () => true,
          (error: unknown) => {
            shop.log.failed('the database takes no write', error);
            return false;
          },
        );
      probe = { at: now, writable };
    }
    return probe.writable;
  };

  /** A failing backup takes no node out of service, so it changes no status. */
  const lastBackup = async (): Promise<string | null> => {
    const state = await readBackupState(shop);
    return state.lastGood?.startedAt.toISOString() ?? null;
  };

  routes.get(API.healthLive, (c) => c.json({ alive: true }));
  routes.get(API.health, async (c) => {
    const database = await isWritable();
    const jobs = shop.jobs.isRunning();
    if (database && jobs) {
      return c.json({ status: 'ok', database, jobs, last_backup: await lastBackup() });
    }
    return failure(c, 'unavailable', {
      about: database ? 'jobs' : 'database',
      retryAfterSeconds: 5,
    });
  });
  return routes;
}
