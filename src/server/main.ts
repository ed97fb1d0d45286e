import type { Server } from 'node:http';
import { assembleShop } from './assemble.ts';
import { type AdminLogin, ensureFirstAdmin } from './auth/first-admin.ts';
import { type DatabaseVersion, readDatabaseVersion } from './db/database-version.ts';
import { type Ground, openGround } from './db/ground.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedDatabase } from './db/seed.ts';
import type { Settings } from './env.ts';
import { ShopServer } from './http/server.ts';
import type { Log } from './log.ts';
import type { RequestHandler } from './pages/page-server.ts';
import { keepPrivate } from './private-folder.ts';
import type { Shop } from './shop.ts';

/** Who answers requests: this process, or several others on its port. */
export type Serving =
  | {
      /** Answers what is not the API: `createPageServer`, or Vite (on this server) while developing. */
      readonly pages: (server: Server, shop: Shop) => RequestHandler | Promise<RequestHandler>;
    }
  | { readonly workers: Workers };

export interface Workers {
  /** Resolves when all of them answer, each with its own connections to this database. */
  readonly start: (connectionString: string) => Promise<Outside>;
  /** Ends all of them in order, within 2 s. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly serving: Serving;
  /** What the shop talks to (the sandbox) is up when this resolves; jobs wait for it. */
  readonly outside?: Promise<Outside> | undefined;
  /** Gets a line for whatever takes a moment. */
  readonly progress: (line: string) => void;
  /** Standard output is kept in a journal: no password goes there. */
  readonly isJournal?: boolean;
  /** Aborted when the shop is to stop before it is up. */
  readonly signal: AbortSignal;
}

export type Outside = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

export interface RunningShop {
  /** The owner's account; with its password only when it was made just now. */
  readonly admin: AdminLogin;
  readonly databaseVersion: DatabaseVersion;
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

const STOPPED = { ok: false, sentence: 'Stopped while starting.' } as const;

interface Site {
  readonly settings: Settings;
  readonly log: Log;
  readonly server: ShopServer;
  readonly ground: Ground;
}

type Answering = { readonly ok: true; readonly stop: () => Promise<void> };
type Refusal = Extract<Started, { ok: false }>;

/** This process answers, on the port it holds. */
async function answerHere(
  { settings, log, server, ground }: Site,
  pages: Extract<Serving, { pages: unknown }>['pages'],
  { outside, signal }: StartOptions,
): Promise<Answering | Refusal> {
  const assembled = assembleShop({ settings, database: ground, log, now: Date.now });
  const { shop, api, jobs, stop } = assembled;
  const around = await outside;
  const answerPages = await pages(server.node, shop);
  if (around?.ok === false || signal.aborted) {
    await stop();
    return around?.ok === false ? around : STOPPED;
  }
  await jobs.start();
  // What a killed process left half done is looked for now, not at the next round.
  await jobs.add('reconcile', {}, { singletonKey: 'start' });
  server.serve(api, answerPages);
  return { ok: true, stop: async () => void (await Promise.all([server.close(), stop()])) };
}

/** Others answer: the port was held only until they can take it. */
async function answerByWorkers(
  { server, ground }: Site,
  workers: Workers,
  { outside, signal }: StartOptions,
): Promise<Answering | Refusal> {
  const around = await outside;
  if (around?.ok === false) return around;
  if (signal.aborted) return STOPPED;
  await server.close();
  const started = await workers.start(ground.connectionString);
  if (started.ok && !signal.aborted) return { ok: true, stop: workers.stop };
  await workers.stop();
  return started.ok ? STOPPED : started;
}

/** From an open database to a shop that answers. */
async function bringUp(site: Site, options: StartOptions): Promise<Started> {
  const { ground } = site;
  const migrated = await migrateDatabase(ground.connectionString);
  if (!migrated.ok) return migrated;
  if (options.signal.aborted) return STOPPED;
  await seedDatabase(ground.db, site.settings.shopMode);
  const admin = await ensureFirstAdmin({ ...site, db: ground.db, now: Date.now }, options);
  const { serving } = options;
  const answering =
    'pages' in serving
      ? await answerHere(site, serving.pages, options)
      : await answerByWorkers(site, serving.workers, options);
  if (!answering.ok) return answering;
  const { stop: stopServing } = answering;
  const version = await readDatabaseVersion(ground.pool);
  return {
    ok: true,
    running: { admin, databaseVersion: version, stopServing, stopDatabase: ground.close },
  };
}

/**
 * Starts the whole shop: port, database, schema, seed, the owner's account, jobs, requests. What can
 * be expected to go wrong (a taken port, a data folder that cannot be written) is one sentence.
 */
export async function startShop(
  settings: Settings,
  log: Log,
  options: StartOptions,
): Promise<Started> {
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
  const opened = kept.ok ? await openGround(settings, log, options.progress) : kept;
  if (!opened.ok) {
    await server.close();
    return opened;
  }
  let started: Started | undefined;
  try {
    started = await bringUp({ settings, log, server, ground: opened.ground }, options);
    return started;
  } finally {
    if (!started?.ok) await Promise.all([server.close(), opened.ground.close()]);
  }
}
