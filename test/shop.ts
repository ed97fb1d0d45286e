import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type AssembledShop, assembleShop } from '../src/server/assemble.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { parseSettings, type Settings } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { createDatabase, dropDatabase } from '../src/server/postgres/databases.ts';
import { TEMPLATE } from './postgres.setup.ts';

export interface TestShopOptions {
  readonly settings?: Partial<Settings>;
  /** Starts job workers; without them `runJobs` runs what is due. */
  readonly workers?: boolean;
  /** Where the clock stands; default: now. */
  readonly now?: Date;
}

export interface TestShop {
  readonly shop: AssembledShop['shop'];
  readonly app: AssembledShop['app'];
  /** Sends a request as a browser on the shop's own pages does. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The same with a JSON body. */
  readonly send: (
    method: string,
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Runs due jobs until there are none; answers how many ran. */
  readonly runJobs: () => Promise<number>;
  /** `shop.now`, moved by tests. */
  readonly clock: { now: number };
  /** What was logged, one JSON line each. */
  readonly logged: string[];
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

function testSettings(dataDir: string, own: Partial<Settings>): Settings {
  // Port 9 answers nobody: a test that needs the payment provider says so.
  const parsed = parseSettings({ STRIPE_API_URL: 'http://127.0.0.1:9' }, undefined, dataDir);
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { ...parsed.settings, ...own };
}

/**
 * A whole shop without its HTTP server, on a database of its own copied from the migrated template.
 * Close it in `afterAll`.
 */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'elvare-shop-'));
  const cluster = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = await createDatabase(cluster, name, TEMPLATE);
  const logged: string[] = [];
  const log = createLog((line) => logged.push(line));
  const clock = { now: options.now?.getTime() ?? Date.now() };
  const settings = testSettings(dataDir, options.settings ?? {});
  const database = openDatabase(connectionString, log);
  const { shop, app, jobs, stop } = assembleShop({ settings, database, log, now: () => clock.now });
  if (options.workers) await jobs.start();

  const request = async (target: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', settings.baseUrl);
    return app.request(`${settings.baseUrl}${target}`, { ...init, headers });
  };
  return {
    shop,
    app,
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
    close: async () => {
      await stop();
      await database.pool.end();
      await dropDatabase(cluster, name);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
