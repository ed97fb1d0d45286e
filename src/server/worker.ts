import { assembleShop } from './assemble.ts';
import { openDatabase, POOL_SIZE } from './db/database.ts';
import type { Settings } from './env.ts';
import { ShopServer } from './http/server.ts';
import type { Log } from './log.ts';
import type { RequestHandler } from './pages/page-server.ts';
import type { Shop } from './shop.ts';

/**
 * What all workers together take of the database's connections; the rest is for dashboards (each
 * worker with one open listens on another) and one-off work. See docs/decisions/0017-workers-are-nodes.md.
 */
const CONNECTIONS = 48;

/**
 * Connections of one of so many workers: 3 at least, as there are at most 16. One may be held by its
 * locks while mail server or Stripe take their time (`db/locks.ts`); whoever has another lets go of
 * it without asking for more.
 */
export function connectionsOf(workers: number): number {
  return Math.min(POOL_SIZE, Math.floor(CONNECTIONS / workers));
}

export interface WorkerOptions {
  readonly connectionString: string;
  readonly pages: (shop: Shop) => RequestHandler;
}

export interface RunningWorker {
  /** Takes no more requests, lets slices write their last, ends jobs and connections. */
  readonly stop: () => Promise<void>;
}

/**
 * One of several processes that answer on the shop's port. It is a node like any other: all share
 * the database, which somebody else has migrated and keeps, and nothing lives in one that another
 * needs.
 */
export async function startWorker(
  settings: Settings,
  log: Log,
  { connectionString, pages }: WorkerOptions,
): Promise<RunningWorker> {
  const database = openDatabase(connectionString, log, connectionsOf(settings.workers));
  const { shop, api, jobs, stop } = assembleShop({ settings, database, log, now: Date.now });
  const server = new ShopServer(settings.baseUrl);
  server.serve(api, pages(shop));
  await jobs.start();
  // What a worker that died left half done is looked for now, not at the next round.
  await jobs.add('reconcile', {}, { singletonKey: 'start' });
  const listening = await server.listen(settings.port, settings.host, process.platform === 'linux');
  if (!listening.ok) throw new Error(`port ${settings.port}: ${listening.reason}`);
  return {
    stop: async () => {
      await Promise.all([server.close(), stop()]);
      await database.pool.end();
    },
  };
}
