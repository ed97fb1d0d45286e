import { isNotNull } from 'drizzle-orm';
import { LIVE_CHECKS } from '../alert-texts/alert-kinds.ts';
import { raiseAlert, resolveAlert } from '../alerts/alerts.ts';
import type { JobRun } from '../jobs/jobs.ts';
import type { Shop } from '../shop.ts';
import { runChecks } from './run-checks.ts';
import { liveShops } from './schema.ts';

const HOUR_SECONDS = 60 * 60;
/** A service that is away for a moment is nothing that the owner has to mend. */
const RETRIES = 3;

/** Raises an alert for each check that fails since the shop opened, and resolves it when it is good again. */
export async function watchLive(shop: Shop, run: Pick<JobRun, 'isLast'>): Promise<void> {
  if ((await shop.db.$count(liveShops, isNotNull(liveShops.openedAt))) === 0) return;
  const results = await runChecks(shop, 'hourly');
  const failed = new Set(results.flatMap(({ state, check }) => (state === 'FAIL' ? check : [])));
  if (failed.size > 0 && !run.isLast) throw new Error(`checks fail: ${[...failed].join(', ')}`);
  for (const check of LIVE_CHECKS) {
    const alert = { kind: 'live_check', subject: check, data: { check } } as const;
    if (failed.has(check)) await shop.db.transaction((tx) => raiseAlert(shop, tx, alert));
    else if (results.some((result) => result.check === check)) {
      await resolveAlert(shop, shop.db, 'live_check', check);
    }
  }
}

/** Registers the job, in a live shop. */
export function liveJobs(shop: Shop): void {
  if (shop.settings.shopMode !== 'live') return;
  shop.jobs.handle('watch-live', (_, run) => watchLive(shop, run), {
    everySeconds: HOUR_SECONDS,
    retries: RETRIES,
  });
}
