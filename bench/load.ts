/** Runs autocannon in its own process, so that it never shares a thread with the measured server. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const cannon = createRequire(import.meta.url).resolve('autocannon');

const report = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p97_5: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
});

export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
  /** Accepts responses other than 2xx (for floods); by default they are an error. */
  readonly anyStatus?: boolean;
}

export interface LoadReport {
  readonly requestsPerSecond: number;
  readonly requests: number;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number };
  readonly non2xx: number;
}

/** Sends the same request as fast as the connections allow. Throws on errors, timeouts and wrong status. */
export async function load(options: Load): Promise<LoadReport> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([k, v]) => ['-H', `${k}=${v}`]);
  const body = options.body === undefined ? [] : ['-b', options.body];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cannon,
      ...['--json', '--no-progress', '-c', String(options.connections)],
      ...['-d', String(options.seconds), '-m', options.method ?? 'GET'],
      ...headers,
      ...body,
      options.url,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { requests, latency, non2xx, errors, timeouts } = report.parse(JSON.parse(stdout));
  if (errors + timeouts > 0 || (non2xx > 0 && !options.anyStatus)) {
    throw new Error(`${options.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} not 2xx.`);
  }
  return { requestsPerSecond: requests.average, requests: requests.total, latency, non2xx };
}
