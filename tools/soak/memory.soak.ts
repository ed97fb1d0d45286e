/** Measures the memory of the shop's process under ten times the beats of 1,000 visitors, dashboards open. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { sendBeats } from '#bench/beat-load.ts';
import { median } from '#bench/measure.ts';
import { residentBytes } from '#bench/process.ts';
import { startShop } from '#bench/shop.ts';
import { startPostgres } from '#server/postgres/start-postgres.ts';
import type { SoakOptions } from './soak.ts';
import { signIn, watch } from './watching.ts';

export const name = 'Memory under ten times the beats of 1,000 visitors, five dashboards open';

const DEFAULT_MINUTES = 10;
const VISITORS = 1_000;
const BEAT_SECONDS = 30;
const TIMES = 10;
const DASHBOARDS = 5;
const SAMPLE_MS = 10_000;
/**
 * Largest growth of the median between the second and the last third of the samples; more is a leak. The first
 * third is warm-up, in which heap and caches reach their size.
 */
const GROWTH_ALLOWED = 1.05;
const PASSWORD = 'only-for-this-soak';

/** Samples the process's memory in megabytes until the signal. */
async function sampleMemory(
  pid: number,
  signal: AbortSignal,
  say: SoakOptions['say'],
): Promise<number[]> {
  const samples: number[] = [];
  try {
    for await (const _ of every(SAMPLE_MS, undefined, { signal })) {
      const megabytes = residentBytes(pid) / 1024 / 1024;
      samples.push(megabytes);
      say(`${megabytes.toFixed(0)} MB`);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return samples;
}

export async function run({ minutes = DEFAULT_MINUTES, say }: SoakOptions): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'elvare-soak-'));
  const started = await startPostgres({ dataDir, log: () => undefined });
  if (!started.ok) throw new Error(started.message);
  const shop = await startShop({
    DATABASE_URL: started.postgres.connectionString,
    AUTH_SECRET: 'only-for-this-soak-0123456789abcdefghij',
    ADMIN_PASSWORD: PASSWORD,
    TRUST_PROXY: '127.0.0.1',
  });
  const over = new AbortController();
  try {
    const cookie = await signIn(shop.url, PASSWORD);
    const watching = Array.from({ length: DASHBOARDS }, () =>
      watch(shop.url, cookie, over.signal).catch(() => undefined),
    );
    const memory = sampleMemory(shop.pid, over.signal, say);
    const { accepted, refused } = await sendBeats({
      port: Number(new URL(shop.url).port),
      seconds: minutes * 60,
      connections: 16,
      visits: VISITORS * TIMES,
      perSecond: (VISITORS * TIMES) / BEAT_SECONDS,
    });
    over.abort();
    const samples = await memory;
    await Promise.all(watching);
    const third = Math.max(1, Math.floor(samples.length / 3));
    const middle = median(samples.slice(third, -third));
    const last = median(samples.slice(-third));
    say(
      `${accepted} beats, ${refused} refused; ${middle.toFixed(0)} MB when warm, ${last.toFixed(0)} MB at last`,
    );
    if (last <= middle * GROWTH_ALLOWED) return true;
    say('Memory grows.');
    return false;
  } finally {
    await shop.stop();
    await started.postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
