/**
 * Measures a backup at 100,000 orders: its time, its file, its memory against one at a tenth of them, and
 * checkouts during it against checkouts without it, in turns.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackupTask } from '#server/backup/backup-process.ts';
import type { BackupResult } from '#server/backup/make-backup.ts';
import { keepRecipient, newRecoveryKey, recipientOf } from '#server/backup/recovery-key.ts';
import { addOrders } from './many-orders.ts';
import { median, quantile } from './measure.ts';
import { type PaymentBench, startCheckout, TWO_SCENTS, withPaymentShop } from './payment-shop.ts';
import { type Result, result } from './result.ts';

type BackupReport = BackupResult | { readonly ok: false; readonly reason: string };

export const name = 'backup';

const orders = 100_000;
const rounds = 4;
/** A checkout every so often, as a shop that sells well; each takes its turn. */
const pauseMilliseconds = 50;
const alonePerRound = 60;
const PROCESS = fileURLToPath(new URL('../src/server/backup/backup-process.ts', import.meta.url));

async function checkout(url: string): Promise<number> {
  const started = performance.now();
  await startCheckout(url, [TWO_SCENTS]);
  return performance.now() - started;
}

/** Peak of a living process's resident memory in MB. */
const peakMegabytes = ({ pid }: ChildProcess) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;

interface Run {
  readonly seconds: number;
  readonly bytes: number;
  readonly megabytes: number;
}

/** One backup as the nightly job makes it; `meanwhile` runs until it is done. */
async function backUp(task: BackupTask, meanwhile: (isOver: () => boolean) => Promise<void>) {
  // File names count seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const started = performance.now();
  const child = fork(PROCESS, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(task);
  let report: BackupReport | undefined;
  let [seconds, megabytes] = [0, 0];
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(child));
  }, 20);
  const ended = once(child, 'message').then(([said]) => {
    clearInterval(timer);
    seconds = (performance.now() - started) / 1000;
    const { value, error } = said as { value?: BackupResult; error?: Error };
    report = value ?? { ok: false, reason: String(error?.message) };
  });
  await meanwhile(() => report !== undefined);
  await ended;
  if (!report?.ok) throw new Error(`The backup failed: ${report?.reason}`);
  return { seconds, bytes: report.bytes, megabytes } satisfies Run;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));

async function measure(
  { shop, databaseUrl, pool }: PaymentBench,
  folder: string,
): Promise<Result[]> {
  await checkout(shop.url);
  const client = await pool.connect();
  await keepRecipient(client, (await recipientOf(await newRecoveryKey())) ?? '', '');
  client.release();
  const task: BackupTask = {
    connectionString: databaseUrl,
    place: { kind: 'folder', folder },
    authSecret: 'x'.repeat(32),
  };
  await addOrders(pool, 1, orders / 10);
  const small = await backUp(task, async () => undefined);
  await addOrders(pool, orders / 10 + 1, orders);
  await pool.query('vacuum analyze');
  const [alone, during, runs]: [number[], number[], Run[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < alonePerRound; n++) {
      alone.push(await checkout(shop.url));
      await pause();
    }
    runs.push(
      await backUp(task, async (isOver) => {
        while (!isOver()) {
          during.push(await checkout(shop.url));
          await pause();
        }
      }),
    );
  }
  const of = (pick: (run: Run) => number) => median(runs.map(pick));
  const tenth = (pick: (run: Run) => number) => ({
    label: 'at a tenth of the orders',
    value: pick(small),
  });
  return [
    result({
      metric: 'time, verified',
      value: of((run) => run.seconds),
      unit: 's',
      reference: tenth((run) => run.seconds),
      atMost: 120,
    }),
    result({
      metric: 'file',
      value: of((run) => run.bytes) / 1e6,
      unit: 'MB',
      reference: tenth((run) => run.bytes / 1e6),
      ratioAtMost: 12,
    }),
    result({
      metric: 'peak memory',
      value: Math.max(...runs.map((run) => run.megabytes)),
      unit: 'MB',
      reference: tenth((run) => run.megabytes),
      ratioAtMost: 1.5,
    }),
    result({
      metric: 'checkout, p95',
      value: quantile(during, 0.95),
      unit: 'ms',
      reference: { label: 'without a backup', value: quantile(alone, 0.95) },
      ratioAtMost: 2,
    }),
    result({
      metric: 'checkout, median',
      value: median(during),
      unit: 'ms',
      reference: { label: 'without a backup', value: median(alone) },
      ratioAtMost: 2,
    }),
  ];
}

export async function run(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'elvare-bench-backups-'));
  try {
    return await withPaymentShop((bench) => measure(bench, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
