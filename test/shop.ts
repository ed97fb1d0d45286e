import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { type Sandbox, startSandbox } from '#sandbox/start.ts';
import { type AssembledShop, assembleShop } from '#server/assemble.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { startCatalogue } from '#server/catalogue/seed-version.ts';
import { openDatabase } from '#server/db/database.ts';
import { parseSettings, SANDBOX_KEY, type Settings } from '#server/env.ts';
import { ShopServer } from '#server/http/server.ts';
import { createLog } from '#server/log.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { TEMPLATE } from './postgres.setup.ts';
import { firstVersion } from './seed.ts';

export interface TestShopOptions {
  readonly settings?: Partial<Settings>;
  /** Starts the payment sandbox and the inbox; the shop then listens for its webhooks. */
  readonly sandbox?: boolean;
  /** Waits between the sandbox's tries to deliver a webhook; default: its own. */
  readonly webhookRetryDelaysMs?: readonly number[];
  /** Starts job workers; without them `runJobs` runs what is due. */
  readonly workers?: boolean;
  /** Start time of the clock; default: now. */
  readonly now?: Date;
  /** Timeout of one request to the payment provider; default: the shop's own. */
  readonly stripeTimeoutMs?: number;
  /** Default: the seed. */
  readonly catalogue?: Catalogue;
  /** Connections of its pool; default: a whole process's. */
  readonly connections?: number;
  /** Connection string of a cluster with `TEMPLATE` in it; default: the test run's. */
  readonly cluster?: string;
  /** Connection string of a database that is there and stays; default: one of its own. */
  readonly database?: string | undefined;
}

export interface TestShop {
  readonly shop: AssembledShop['shop'];
  readonly app: AssembledShop['app'];
  readonly api: AssembledShop['api'];
  /** Sends a request as a browser on the shop's own pages does. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same with a JSON body. */
  readonly send: (
    method: string,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Runs due jobs until there are none; returns how many ran. */
  readonly runJobs: () => Promise<number>;
  /** `shop.now`, moved by tests. */
  readonly clock: { now: number };
  /** Log lines, one JSON object each. */
  readonly logged: string[];
  readonly connectionString: string;
  /** With `sandbox`: its addresses. */
  readonly sandbox: Sandbox | undefined;
  readonly close: () => Promise<void>;
}

/** A port for the shop before there is a shop, because the sandbox must know where it will be. */
async function openPort() {
  const server = new ShopServer('http://127.0.0.1');
  const listening = await server.listen(0, '127.0.0.1');
  if (!listening.ok) throw new Error(listening.reason);
  const { port } = listening;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    serve: (api: AssembledShop['api']) => server.serve(api, api),
    close: async () => {
      server.node.closeAllConnections();
      await server.close();
    },
  };
}

async function openOutside(dataDir: string, options: TestShopOptions) {
  if (!options.sandbox) return undefined;
  const port = await openPort();
  const webhookSecret = 'whsec_test';
  const sandbox = await startSandbox({
    dataDir: path.join(dataDir, 'sandbox'),
    webhookUrl: `${port.origin}/api/stripe-webhook`,
    webhookSecret,
    ...(options.webhookRetryDelaysMs && { webhookRetryDelaysMs: options.webhookRetryDelaysMs }),
  });
  const settings: Partial<Settings> = {
    port: port.port,
    baseUrl: port.origin,
    stripe: { secretKey: SANDBOX_KEY, webhookSecret, apiUrl: sandbox.apiUrl },
    smtpUrl: sandbox.smtpUrl,
  };
  return { port, sandbox, settings };
}

function testSettings(dataDir: string, own: Partial<Settings>): Settings {
  // Nothing listens on port 9: a test that needs the payment provider passes its address.
  // The inbox holds what customers get; a test about the owner's mails turns them on.
  const values = { STRIPE_API_URL: 'http://127.0.0.1:9', SALE_MAILS: 'off' };
  const parsed = parseSettings(values, undefined, dataDir);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { ...parsed.settings, ...own };
}

/**
 * A whole shop without its HTTP server, on a database of its own copied from the migrated template unless one is named.
 * Close it after use; `openTestShop` does.
 */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-shop-'));
  const cluster = options.cluster ?? inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = options.database ?? (await createDatabase(cluster, name, TEMPLATE));
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const clock = { now: options.now?.getTime() ?? Date.now() };
  const outside = await openOutside(dataDir, options);
  const settings = testSettings(dataDir, { ...outside?.settings, ...options.settings });
  const database = openDatabase(connectionString, log, { size: options.connections });
  const { shop, app, api, jobs, stop } = assembleShop({
    settings,
    database,
    log,
    now: () => clock.now,
    stripeTimeoutMs: options.stripeTimeoutMs,
    catalogue: firstVersion(options.catalogue),
  });
  outside?.port.serve(api);
  if (options.database !== undefined) {
    // As a start does; the template has them.
    await startCatalogue(shop.db, 'demo', seedCatalogue);
    await jobs.install();
  }
  if (options.workers) await jobs.start();

  const request = async (target: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', settings.baseUrl);
    return app.request(`${settings.baseUrl}${target}`, { ...init, headers });
  };
  return {
    shop,
    app,
    api,
    request,
    send: (method, target, body, headers = {}) =>
      request(target, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    runJobs: () => jobs.runDue(),
    clock,
    logged,
    connectionString,
    sandbox: outside?.sandbox,
    close: async () => {
      await outside?.port.close();
      await stop();
      await outside?.sandbox.close();
      await database.pool.end();
      if (options.database === undefined) await dropDatabase(cluster, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A shop for all tests of the file that calls it. */
export async function openTestShop(options?: TestShopOptions): Promise<TestShop> {
  const test = await createTestShop(options);
  afterAll(() => test.close());
  return test;
}
