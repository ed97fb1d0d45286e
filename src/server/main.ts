import type { Server } from 'node:http';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { assembleShop, type WholeShop } from './assemble.ts';
import { renewFactors } from './auth/factor-keys.ts';
import { type AdminLogin, ensureFirstAdmin, UnusablePassword } from './auth/first-admin.ts';
import { type BackupState, readBackupState } from './backup/backup-state.ts';
import { type NumberedCatalogue, UnreadableCatalogue } from './catalogue/read-catalogue.ts';
import { startCatalogue } from './catalogue/seed-version.ts';
import { watchDatabase } from './database-watch.ts';
import { DatabaseClock } from './db/database-clock.ts';
import { connectDatabase, type DatabaseConnection } from './db/database-connection.ts';
import { type DatabaseVersion, readDatabaseVersion } from './db/database-version.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedDatabase } from './db/seed.ts';
import type { Settings } from './env.ts';
import { markLive, refuseOtherMode } from './golive/mark.ts';
import { startLive } from './golive/open-live.ts';
import type { RequestHandler } from './http/server.ts';
import { leaveMs, ShopServer } from './http/server.ts';
import type { Log } from './log.ts';
import { keepPrivate } from './private-folder.ts';

/** Processes that serve requests: this one, or several workers on its port. */
export type ServeOptions =
  | {
      /** Serves everything but the API: `createPageServer`, or Vite (on this server) in development. */
      readonly pages: (server: Server, shop: WholeShop) => RequestHandler | Promise<RequestHandler>;
    }
  | { readonly workers: Workers };

export interface Workers {
  /** Resolves when all of them serve requests, each with its own connections to this database. */
  readonly start: (connectionString: string) => Promise<ReadyResult>;
  /** Ends all of them in order, within 2 s. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly serving: ServeOptions;
  /** Resolves when the sandbox runs; jobs wait for it. */
  readonly sandboxReady?: Promise<ReadyResult> | undefined;
  /** Gets a line before each slow step. */
  readonly progress: (line: string) => void;
  /** True if standard output is kept in a journal, so that no password is written to it. */
  readonly isJournal?: boolean;
  /** Aborted to stop the shop, also before it has started. */
  readonly signal: AbortSignal;
}

export type ReadyResult = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

export interface RunningShop {
  /** The owner's account; with its password only if it was created by this start. */
  readonly admin: AdminLogin;
  readonly databaseVersion: DatabaseVersion;
  readonly backups: BackupState;
  /** Accepts no more requests, ends streams, runs the slices' last writes, ends jobs. */
  readonly stopServing: () => Promise<void>;
  /** Call it after `stopServing`: closes the pool and ends the shop's own database. */
  readonly stopDatabase: () => Promise<void>;
}

type StartShopResult =
  | { readonly ok: true; readonly running: RunningShop }
  | { readonly ok: false; readonly sentence: string };

const REFUSED = {
  taken: 'PORT: port %p is taken by another program.',
  forbidden: 'PORT: port %p may only be used by an administrator; choose one above 1023.',
  no_address: 'HOST: %h is no address of this machine.',
} as const;

const STOPPED = { ok: false, sentence: 'Stopped while starting.' } as const;

interface Site {
  readonly settings: Settings;
  readonly log: Log;
  readonly server: ShopServer;
  readonly database: DatabaseConnection;
}

type ServeResult = { readonly ok: true; readonly stop: () => Promise<void> };
type Refusal = Extract<StartShopResult, { ok: false }>;

/** Serves requests in this process, on the port it holds. */
async function serveHere(
  { settings, log, server, database }: Site,
  catalogue: NumberedCatalogue,
  pages: Extract<ServeOptions, { pages: unknown }>['pages'],
  { sandboxReady: outside, signal }: StartOptions,
): Promise<ServeResult | Refusal> {
  const { now } = await DatabaseClock.follow(database.pool);
  const assembled = assembleShop({ settings, database, log, now, catalogue });
  const { shop, api, jobs, stop } = assembled;
  const sandboxStatus = await outside;
  const servePages = await pages(server.node, shop);
  if (sandboxStatus?.ok === false || signal.aborted) {
    await stop();
    return sandboxStatus?.ok === false ? sandboxStatus : STOPPED;
  }
  await jobs.start();
  // Finds unfinished orders of a killed process now, not at the next scheduled run.
  await jobs.add('reconcile', {}, { singletonKey: 'start' });
  server.serve(api, servePages);
  shop.parts.catalogue.follow();
  shop.parts.media.keepClean();
  const stopServing = async () => {
    await server.leave(leaveMs(settings));
    await Promise.all([server.close(), stop()]);
  };
  return { ok: true, stop: stopServing };
}

/** Serves requests by workers; this process held the port only until they can take it. */
async function serveByWorkers(
  { server, database }: Site,
  workers: Workers,
  { sandboxReady: outside, signal }: StartOptions,
): Promise<ServeResult | Refusal> {
  const sandboxStatus = await outside;
  if (sandboxStatus?.ok === false) return sandboxStatus;
  if (signal.aborted) return STOPPED;
  await server.close();
  const started = await workers.start(database.connectionString);
  if (started.ok && !signal.aborted) return { ok: true, stop: workers.stop };
  await workers.stop();
  return started.ok ? STOPPED : started;
}

/** Runs a step of the start; what an operator has to mend becomes a refusal. */
async function refusing<Value>(step: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await step();
  } catch (error) {
    const isTold = error instanceof UnreadableCatalogue || error instanceof UnusablePassword;
    if (isTold) return { ok: false, sentence: error.message };
    throw error;
  }
}

/** Migrates and seeds the open database, then serves requests. */
async function bringUp(site: Site, options: StartOptions): Promise<StartShopResult> {
  const { database } = site;
  const migrated = await migrateDatabase(database.connectionString);
  if (!migrated.ok) return migrated;
  if (options.signal.aborted) return STOPPED;
  const { shopMode } = site.settings;
  // A database that has rows of a shop is refused here, and told of below.
  if (shopMode === 'live') await markLive(database.db, new Date());
  const otherMode = await refuseOtherMode(database.db, shopMode);
  if (otherMode !== undefined) return { ok: false, sentence: otherMode };
  const { db } = database;
  if (shopMode === 'demo') await seedDatabase(db);
  else {
    const sandboxStatus = await options.sandboxReady;
    if (sandboxStatus?.ok === false) return sandboxStatus;
    const live = await startLive({ ...site, db, now: Date.now });
    if (!live.ok) return live;
    if (live.line !== undefined) options.progress(live.line);
  }
  const admin = await refusing(() => ensureFirstAdmin({ ...site, db, now: Date.now }, options));
  if ('ok' in admin) return admin;
  await renewFactors({ ...site, db });
  const catalogue = await refusing(() => startCatalogue(db, shopMode, seedCatalogue));
  if ('ok' in catalogue) return catalogue;
  const { serving } = options;
  const serveResult =
    'pages' in serving
      ? await serveHere(site, catalogue, serving.pages, options)
      : await serveByWorkers(site, serving.workers, options);
  if (!serveResult.ok) return serveResult;
  watchDatabase({ ...site, ...options, ...catalogue, ...database });
  const version = await readDatabaseVersion(database.pool);
  return {
    ok: true,
    running: {
      admin,
      databaseVersion: version,
      backups: await readBackupState({ db: database.db, now: Date.now }),
      stopServing: serveResult.stop,
      stopDatabase: database.close,
    },
  };
}

/**
 * Starts the whole shop: port, database, schema, seed, the owner's account, jobs, requests. Expected
 * failures (a taken port, a data folder that cannot be written) return a sentence.
 */
export async function startShop(
  settings: Settings,
  log: Log,
  options: StartOptions,
): Promise<StartShopResult> {
  const server = new ShopServer(settings.baseUrl);
  const listening = await server.listen(settings.port, settings.host);
  if (!listening.ok) {
    const sentence = REFUSED[listening.reason];
    return {
      ok: false,
      sentence: sentence.replace('%p', String(settings.port)).replace('%h', settings.host),
    };
  }
  const kept = keepPrivate(settings.dataDir);
  const opened = kept.ok ? await connectDatabase(settings, log, options) : kept;
  if (!opened.ok) {
    await server.close();
    return opened;
  }
  let started: StartShopResult | undefined;
  try {
    started = await bringUp({ settings, log, server, database: opened.connection }, options);
    return started;
  } finally {
    if (!started?.ok) await Promise.all([server.close(), opened.connection.close()]);
  }
}
