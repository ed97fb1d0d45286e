import { assembleShop, type WholeShop } from './assemble.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import { openDatabase, POOL_SIZE } from './db/database.ts';
import { DatabaseClock } from './db/database-clock.ts';
import type { Settings } from './env.ts';
import type { RequestHandler } from './http/server.ts';
import { leaveMs, ShopServer } from './http/server.ts';
import type { Log } from './log.ts';

/**
 * Database connections of all workers together. A worker uses one more to listen for versions of the catalogue, another
 * one while a dashboard is open; the rest is for one-off work. See docs/decisions/0017-workers-are-nodes.md.
 */
const CONNECTIONS = 48;

/**
 * Returns the connections of one worker: at least 3, because there are at most 16 workers. Locks may hold
 * one of them while the mail server or Stripe is slow (`db/locks.ts`). Code that holds another one never
 * waits for a further connection.
 */
export function connectionsOf(workers: number): number {
  return Math.min(POOL_SIZE, Math.floor(CONNECTIONS / workers));
}

interface WorkerOptions {
  readonly connectionString: string;
  readonly pages: (shop: WholeShop) => Promise<RequestHandler>;
}

export interface RunningWorker {
  /** Accepts no more requests, runs the slices' last writes, ends jobs and connections. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts one of several processes that serve requests on the shop's port. A worker is a node: all of them
 * share the database, which the main process migrates and runs, and no node keeps state that another
 * needs.
 */
export async function startWorker(
  settings: Settings,
  log: Log,
  { connectionString, pages }: WorkerOptions,
): Promise<RunningWorker> {
  const database = openDatabase(connectionString, log, {
    size: connectionsOf(settings.workers),
  });
  const catalogue = await readCatalogue(database.db, settings.shopMode);
  const { now } = await DatabaseClock.follow(database.pool);
  const { shop, api, jobs, stop } = assembleShop({ settings, database, log, now, catalogue });
  const server = new ShopServer(settings.baseUrl);
  server.serve(api, await pages(shop));
  await jobs.start();
  shop.parts.catalogue.follow();
  shop.parts.media.keepClean();
  // Finds unfinished orders of a worker that died now, not at the next scheduled run.
  await jobs.add('reconcile', {}, { singletonKey: 'start' });
  const listening = await server.listen(settings.port, settings.host, process.platform === 'linux');
  if (!listening.ok) throw new Error(`port ${settings.port}: ${listening.reason}`);
  return {
    stop: async () => {
      await server.leave(leaveMs(settings));
      await Promise.all([server.close(), stop()]);
      await database.pool.end();
    },
  };
}
