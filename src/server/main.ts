import { assembleShop } from './assemble.ts';
import { type AdminLogin, ensureFirstAdmin } from './auth/first-admin.ts';
import { type OpenDatabase, openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { keepAlive } from './db/own-postgres.ts';
import { reachDatabase } from './db/reach.ts';
import { seedDatabase } from './db/seed.ts';
import type { Settings } from './env.ts';
import { ShopServer } from './http/server.ts';
import type { Log } from './log.ts';
import type { RequestHandler } from './pages/page-server.ts';
import type { RunningPostgres } from './postgres/running-postgres.ts';
import { startPostgres } from './postgres/start-postgres.ts';

export interface StartOptions {
  /** Answers what is not the API: `createPageServer`, or Vite while developing. */
  readonly pages: () => RequestHandler | Promise<RequestHandler>;
  /** Gets a line for whatever takes a moment. */
  readonly progress: (line: string) => void;
}

export interface RunningShop {
  /** The owner's account; with its password only when it was made just now. */
  readonly admin: AdminLogin;
  /** Takes no more requests, ends streams, lets slices write their last, ends jobs. */
  readonly stopServing: () => Promise<void>;
  /** Afterwards: closes the pool and ends the own database. */
  readonly stopDatabase: () => Promise<void>;
}

export type Started =
  | { readonly ok: true; readonly running: RunningShop }
  | { readonly ok: false; readonly sentence: string };

const REFUSED = {
  taken: 'PORT: port %p is taken by another program.',
  forbidden: 'PORT: port %p may only be used by an administrator; choose one above 1023.',
  no_address: 'HOST: %h is no address of this machine.',
} as const;

/** Connections still at work when the shop stops get this long. */
const POOL_END_MS = 500;

interface Ground extends OpenDatabase {
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

async function endPool({ pool }: OpenDatabase): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, POOL_END_MS);
  await Promise.race([pool.end(), promise]);
  clearTimeout(late);
}

async function openGround(
  settings: Settings,
  log: Log,
  progress: (line: string) => void,
): Promise<{ ok: true; ground: Ground } | { ok: false; sentence: string }> {
  let own: RunningPostgres | undefined;
  if (settings.databaseUrl === undefined) {
    const started = await startPostgres({ dataDir: settings.dataDir, log: progress });
    if (!started.ok) return { ok: false, sentence: started.message };
    own = started.postgres;
  } else {
    const reached = await reachDatabase(settings.databaseUrl);
    if (!reached.ok) return reached;
  }
  const connectionString = own?.connectionString ?? settings.databaseUrl ?? '';
  const database = openDatabase(connectionString, log);
  const unwatch = own === undefined ? () => undefined : keepAlive(own, database.pool, log);
  const close = async () => {
    unwatch();
    await endPool(database);
    await own?.stop();
  };
  return { ok: true, ground: { ...database, connectionString, close } };
}

/**
 * Starts the whole shop: port, database, schema, seed, the owner's account, jobs, requests. What can
 * be expected to go wrong (a taken port, a data folder that cannot be written) is one sentence.
 */
export async function startShop(
  settings: Settings,
  log: Log,
  { pages, progress }: StartOptions,
): Promise<Started> {
  const server = new ShopServer();
  const listening = await server.listen(settings.port, settings.host);
  if (!listening.ok) {
    const sentence = REFUSED[listening.reason];
    return {
      ok: false,
      sentence: sentence.replace('%p', String(settings.port)).replace('%h', settings.host),
    };
  }
  const opened = await openGround(settings, log, progress);
  if (!opened.ok) {
    await server.close();
    return opened;
  }
  const { ground } = opened;
  try {
    await migrateDatabase(ground.connectionString);
    await seedDatabase(ground.db);
    const assembled = assembleShop({ settings, database: ground, log, now: Date.now });
    const admin = await ensureFirstAdmin(assembled.shop);
    await assembled.jobs.start();
    server.serve(assembled.app, await pages());
    return {
      ok: true,
      running: {
        admin,
        stopServing: async () => {
          await Promise.all([server.close(), assembled.stop()]);
        },
        stopDatabase: ground.close,
      },
    };
  } catch (error) {
    await Promise.all([server.close(), ground.close()]);
    throw error;
  }
}
