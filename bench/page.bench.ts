/**
 * Measures a prerendered page of the shop as in production, against bare node:http that sends the same bytes
 * and headers.
 */
import { get } from 'node:http';
import { type BareAnswer, startBareServer } from './bare-server.ts';
import { load } from './load.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { cpuMilliseconds } from './process.ts';
import { type Result, result } from './result.ts';
import { startShop } from './shop.ts';

export const name = 'A prerendered page';

const page = '/products/pouch';
const request = { 'accept-encoding': 'br' };
const rounds = 21;
const seconds = 1;
const connections = 32;

/** Headers that node:http writes by itself. */
const automatic = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Returns the raw response, still compressed. */
function rawAnswer(url: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: request }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: sentHeaders(response.rawHeaders),
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}

/** Returns the headers as sent, names and values in turn, without those that node:http adds. */
function sentHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, i) => !automatic.includes((raw[i - (i % 2)] ?? '').toLowerCase()));
}

interface Sample {
  readonly perSecond: number;
  /** CPU of the serving process per page, in microseconds. */
  readonly cpu: number;
}

async function sample(url: string, pid: number): Promise<Sample> {
  const before = cpuMilliseconds(pid);
  const report = await load({ url: url + page, seconds, connections, headers: request });
  return {
    perSecond: report.requestsPerSecond,
    cpu: ((cpuMilliseconds(pid) - before) * 1000) / report.requests,
  };
}

export async function run(): Promise<Result[]> {
  const shop = await startShop();
  const counting = await startShop({ METRICS_TOKEN: 'x'.repeat(32) }).catch(
    async (error: unknown) => {
      await shop.stop();
      throw error;
    },
  );
  try {
    const answer = await rawAnswer(shop.url + page);
    if (!answer.headers.includes('br')) throw new Error('The page is not brotli.');
    const bare = await startBareServer(answer);
    try {
      const contenders = [shop, bare, counting].map(
        ({ url, pid }) =>
          () =>
            sample(url, pid),
      );
      await interleave(2, contenders);
      const [ours = [], theirs = [], counted = []] = await interleave(rounds, contenders);
      return report(ours, theirs, counted, answer.body.length);
    } finally {
      await bare.stop();
    }
  } finally {
    await Promise.all([shop.stop(), counting.stop()]);
  }
}

function report(
  shop: readonly Sample[],
  theirs: readonly Sample[],
  counted: readonly Sample[],
  bytes: number,
): Result[] {
  const compare = (of: (one: Sample) => number, ours = shop) => ({
    value: median(ours.map(of)),
    reference: { label: `bare node:http, ${bytes} bytes`, value: median(theirs.map(of)) },
    ratio: pairedRatio(ours.map(of), theirs.map(of)),
  });
  return [
    result({
      metric: `${page} per second`,
      unit: 'req/s',
      ...compare((one) => one.perSecond),
      ratioAtLeast: 0.95,
    }),
    result({
      metric: `CPU per ${page}`,
      unit: 'µs',
      ...compare((one) => one.cpu),
      ratioAtMost: 1.1,
    }),
    result({
      metric: `CPU per ${page}, with METRICS_TOKEN`,
      unit: 'µs',
      ...compare((one) => one.cpu, counted),
      ratioAtMost: 1.1,
    }),
  ];
}
