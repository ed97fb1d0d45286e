/** Measures the memory of the shop's process under ten times the beats of 1,000 visitors, dashboards open. */
import { setInterval as every, setTimeout as wait } from 'node:timers/promises';
import { withDatabaseShop } from '#bench/database-shop.ts';
import { median } from '#bench/measure.ts';
import { residentBytes } from '#bench/process.ts';
import { Crowd } from './crowd.ts';
import { type SoakOptions, signIn, watch } from './soak.ts';

export const name = 'Memory under ten times the beats of 1,000 visitors, five dashboards open';

const DEFAULT_MINUTES = 10;
const VISITORS = 1_000;
const BEAT_MS = 30_000;
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

export function run({ minutes = DEFAULT_MINUTES, say }: SoakOptions): Promise<boolean> {
  return withDatabaseShop({ ADMIN_PASSWORD: PASSWORD }, async ({ shop }) => {
    const over = new AbortController();
    const cookie = await signIn(shop.url, PASSWORD);
    const watching = Array.from({ length: DASHBOARDS }, () =>
      watch(shop.url, cookie, over.signal).catch(() => undefined),
    );
    const crowd = new Crowd(
      { shop: shop.url },
      { visitors: VISITORS * TIMES, beatEveryMs: BEAT_MS, buyers: 0 },
    );
    crowd.start();
    const memory = sampleMemory(shop.pid, over.signal, say);
    await wait(minutes * 60_000);
    over.abort();
    const [samples] = await Promise.all([memory, crowd.stop(), ...watching]);
    const third = Math.max(1, Math.floor(samples.length / 3));
    const middle = median(samples.slice(third, -third));
    const last = median(samples.slice(-third));
    const { beats, refusedBeats } = crowd;
    say(`${beats} beats, ${refusedBeats} refused`);
    say(`${middle.toFixed(0)} MB when warm, ${last.toFixed(0)} MB at last`);
    if (last <= middle * GROWTH_ALLOWED) return true;
    say('Memory grows.');
    return false;
  });
}
