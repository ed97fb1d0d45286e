/**
 * Measures the cost of a beat, application and database together, against a bare node:http endpoint that
 * reads and parses the same JSON. The senders share the cores with both, so only the ratio is meaningful.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { startBareServer } from './bare-server.ts';
import { type DatabaseShop, withDatabaseShop } from './database-shop.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { cpuMilliseconds, familyCpuMilliseconds } from './process.ts';
import { type Result, result } from './result.ts';
import { requestOf, send } from './sender.ts';

export const name = 'A visit’s beat';

const rounds = 9;
const seconds = 2;
const connections = 32;
const visits = 20_000;
const visitsPerAddress = 10;
const pages = ['/', '/produkte', '/sneakers', '/products/pouch', '/trikots', '/caps', '/neu'];
const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** One beat of each visit, with the headers of a browser; the shop must trust `X-Forwarded-For`. */
const beatsTo = (port: number) =>
  Array.from({ length: visits }, (_, visit) => {
    const address = Math.floor(visit / visitsPerAddress);
    const origin = `http://127.0.0.1:${port}`;
    return requestOf(
      `PUT /api/active-sessions/session_1795242156240_bench${visit.toString(36).padStart(6, '0')}`,
      {
        Host: `127.0.0.1:${port}`,
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
        'User-Agent': agent,
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Mode': 'cors',
        'Sec-Fetch-Dest': 'empty',
        Referer: `${origin}/`,
        'Accept-Encoding': 'gzip, deflate, br',
        'Accept-Language': 'de-DE,de;q=0.9',
      },
      JSON.stringify({
        current_page: pages[visit % pages.length],
        referrer: visit % 3 === 0 ? 'https://www.instagram.com/' : 'Direct',
        // Carts with different values, so that the shop's cache of beats rarely hits: harder than real use.
        cart_cents: visit % 5 === 0 ? 1_999 + visit : 0,
      }),
    );
  });

/** Time until the last second's beats are written. */
const settleMilliseconds = 1_500;

/** Umami 3.1 on a similar machine: CPU of application and database per event, and WAL bytes. */
const umamiCpu = { label: 'Umami 3.1', value: 5.7 };
const umamiWal = { label: 'Umami 3.1', value: 1_600 };

interface Sample {
  /** Milliseconds per beat. */
  readonly app: number;
  readonly database: number;
  /** Bytes per beat. */
  readonly wal: number;
}

interface Contender {
  readonly port: number;
  readonly pid: number;
  readonly postmaster?: number;
  readonly walBytes?: () => Promise<number>;
}

async function sample({ port, pid, postmaster, walBytes }: Contender): Promise<Sample> {
  const database = () => (postmaster === undefined ? 0 : familyCpuMilliseconds(postmaster));
  const wal = async () => (walBytes ? walBytes() : 0);
  const before = { app: cpuMilliseconds(pid), database: database(), wal: await wal() };
  const requests = beatsTo(port);
  const { accepted, refused } = await send({ port, seconds, connections, requests, status: 204 });
  if (refused > 0) throw new Error(`${refused} of ${accepted + refused} beats were refused.`);
  if (walBytes) await wait(settleMilliseconds);
  return {
    app: (cpuMilliseconds(pid) - before.app) / accepted,
    database: (database() - before.database) / accepted,
    wal: ((await wal()) - before.wal) / accepted,
  };
}

const portOf = (url: string) => Number(new URL(url).port);

async function measure({ shop, postmaster, pool }: DatabaseShop): Promise<Result[]> {
  const bare = await startBareServer({
    status: 204,
    headers: [],
    body: new Uint8Array(),
    parseJson: true,
  });
  try {
    const walBytes = async () => {
      const read = `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS at`;
      const { rows } = await pool.query<{ at: number }>(read);
      return rows[0]?.at ?? 0;
    };
    const ours = { port: portOf(shop.url), pid: shop.pid, postmaster, walBytes };
    const theirs = { port: portOf(bare.url), pid: bare.pid };
    const contenders = [() => sample(ours), () => sample(theirs)];
    // Creates the visits; later rounds send beats of known visits.
    await interleave(2, contenders);
    const [shopSamples = [], bareSamples = []] = await interleave(rounds, contenders);
    return report(shopSamples, bareSamples);
  } finally {
    await bare.stop();
  }
}

function report(ours: readonly Sample[], theirs: readonly Sample[]): Result[] {
  const of = (samples: readonly Sample[], read: (one: Sample) => number) => samples.map(read);
  const whole = (one: Sample) => one.app + one.database;
  return [
    result({
      metric: 'CPU per beat, application and database',
      value: median(of(ours, whole)),
      unit: 'ms',
      reference: umamiCpu,
      atMost: 0.1,
    }),
    result({
      metric: 'of it the application',
      value: median(of(ours, (one) => one.app)),
      unit: 'ms',
      reference: { label: 'bare node:http', value: median(of(theirs, (one) => one.app)) },
      ratio: pairedRatio(
        of(ours, (one) => one.app),
        of(theirs, (one) => one.app),
      ),
      ratioAtMost: 3.5,
    }),
    result({
      metric: 'WAL per beat',
      value: median(of(ours, (one) => one.wal)),
      unit: 'bytes',
      reference: umamiWal,
      atMost: 50,
    }),
  ];
}

export function run(): Promise<Result[]> {
  return withDatabaseShop({}, measure);
}
