import type { Server } from 'node:http';
import { assembleShop } from './assemble.ts';
import { type AdminLogin, ensureFirstAdmin } from './auth/first-admin.ts';
import { type Ground, openGround } from './db/ground.ts';
import { migrateDatabase } from './db/migrate.ts';
import { seedDatabase } from './db/seed.ts';
import type { Settings } from './env.ts';
import { ShopServer } from './http/server.ts';
import type { Log } from './log.ts';
import type { RequestHandler } from './pages/page-server.ts';

export interface StartOptions {
  /** Answers what is not the API: `createPageServer`, or Vite (on this server) while developing. */
  readonly pages: (server: Server) => RequestHandler | Promise<RequestHandler>;
  /** What the shop talks to (the sandbox) is up when this resolves; jobs wait for it. */
  readonly outside?: Promise<Outside> | undefined;
  /** Gets a line for whatever takes a moment. */
  readonly progress: (line: string) => void;
  /** Aborted when the shop is to stop before it is up. */
  readonly signal: AbortSignal;
}

export type Outside = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

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

const STOPPED = { ok: false, sentence: 'Stopped while starting.' } as const;

/** From an open database to a shop that answers. */
async function bringUp(
  settings: Settings,
  log: Log,
  server: ShopServer,
  ground: Ground,
  { pages, outside, signal }: StartOptions,
): Promise<Started> {
  await migrateDatabase(ground.connectionString);
  if (signal.aborted) return STOPPED;
  await seedDatabase(ground.db);
  const assembled = assembleShop({ settings, database: ground, log, now: Date.now });
  const admin = await ensureFirstAdmin(assembled.shop);
  const around = await outside;
  const answerPages = await pages(server.node);
  if (around?.ok === false || signal.aborted) {
    await assembled.stop();
    return around?.ok === false ? around : STOPPED;
  }
  await assembled.jobs.start();
  // What a killed process left half done is looked for now, not at the next round.
  await assembled.jobs.add('reconcile', {}, { singletonKey: 'start' });
  server.serve(assembled.api, answerPages);
  const stopServing = async () => {
    await Promise.all([server.close(), assembled.stop()]);
  };
  return { ok: true, running: { admin, stopServing, stopDatabase: ground.close } };
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
  const server = new ShopServer();
  const listening = await server.listen(settings.port, settings.host);
  if (!listening.ok) {
    const sentence = REFUSED[listening.reason];
    return {
      ok: false,
      sentence: sentence.replace('%p', String(settings.port)).replace('%h', settings.host),
    };
  }
  const opened = await openGround(settings, log, options.progress);
  if (!opened.ok) {
    await server.close();
    return opened;
  }
  let started: Started | undefined;
  try {
    started = await bringUp(settings, log, server, opened.ground, options);
    return started;
  } finally {
    if (!started?.ok) await Promise.all([server.close(), opened.ground.close()]);
  }
}
