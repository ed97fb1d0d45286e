import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const cannon = createRequire(import.meta.url).resolve('autocannon');

const report = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
});

interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends the same request as fast as the connections allow, by autocannon in its own process, so that it never
 * shares a thread with the measured server. Throws on errors, timeouts and wrong status.
 */
export async function load({ url, seconds, connections, headers = {} }: Load) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[cannon, '--json', '--no-progress', '-c', String(connections), '-d', String(seconds)],
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
      url,
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { requests, non2xx, errors, timeouts } = report.parse(JSON.parse(stdout));
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} not 2xx.`);
  }
  return { requestsPerSecond: requests.average, requests: requests.total };
}
