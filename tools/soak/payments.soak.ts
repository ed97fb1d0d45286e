/**
 * Runs random histories of checkouts, payments, refunds and faults against the real sandbox, in one process per
 * processor; each batch is audited order by order. The same seed makes the same histories, but their timing
 * varies.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '#test/postgres.setup.ts';
import type { Lived, Orders } from './payments-worker.ts';
import type { SoakOptions } from './soak.ts';

export const name =
  '10,000 random histories of payments: money taken is money recorded, mailed once';

const HISTORIES = 10_000;
const WORKER = path.join(import.meta.dirname, 'payments-worker.ts');
/** Histories that share a shop and run at the same time. */
const PER_BATCH = 10;
const TELL_EVERY_MS = 30_000;

const SUMS = ['orders', 'paid', 'taken', 'recorded', 'lost', 'mailed'] as const;
type Sums = Record<(typeof SUMS)[number], number>;

interface Total extends Sums {
  histories: number;
  faults: number;
  readonly steps: Map<string, number>;
}

const number = (value: number) => value.toLocaleString('en-GB');
const euros = (cents: number) =>
  `€${(cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;

/** Runs all histories, or with `minutes` as many as begin in that time. */
export async function run({
  minutes,
  seed = Date.now() % 1_000_000_000,
  say,
}: SoakOptions): Promise<boolean> {
  say(`seed ${seed}`);
  const postgres = await startTestPostgres();
  const total: Total = {
    ...{ histories: 0, orders: 0, paid: 0, taken: 0, recorded: 0, lost: 0, mailed: 0, faults: 0 },
    steps: new Map(),
  };
  const teller = setInterval(() => say(progress(total)), TELL_EVERY_MS);
  const processes = availableParallelism();
  const until = minutes === undefined ? undefined : Date.now() + minutes * 60_000;
  const orders = { cluster: postgres.connectionString, seed, perBatch: PER_BATCH, until };
  try {
    await Promise.all(
      Array.from({ length: processes }, async (_, own) => {
        const batches = Array.from({ length: HISTORIES / PER_BATCH }, (__, n) => n);
        const mine = batches.filter((n) => n % processes === own);
        const code = await work({ ...orders, batches: mine }, (lived) => add(lived, total, say));
        if (code === 0) return;
        total.faults++;
        say(`a process of the soak ended with ${code}`);
      }),
    );
  } finally {
    clearInterval(teller);
    await postgres.stop();
  }
  tell(total, say);
  const complete = minutes !== undefined || total.histories === HISTORIES;
  return complete && total.paid > 0 && total.faults === 0 && total.lost === 0;
}

/** Runs one process with its batches and returns its exit code. */
async function work(orders: Orders, heard: (lived: Lived) => void): Promise<number | null> {
  const child = fork(WORKER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('message', (lived: Lived) => heard(lived));
  child.send(orders);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

function add({ audit, steps, seed }: Lived, total: Total, say: SoakOptions['say']): void {
  total.histories += PER_BATCH;
  for (const sum of SUMS) total[sum] += audit[sum];
  for (const [step, times] of steps) total.steps.set(step, (total.steps.get(step) ?? 0) + times);
  total.faults += audit.wrong.length;
  for (const what of audit.wrong) say(`seed ${seed}: ${what}`);
}

function progress({ histories, paid, taken, lost }: Total): string {
  return `${number(histories)} histories: ${number(paid)} orders paid, ${euros(taken)}, lost ${lost}`;
}

function tell(total: Total, say: SoakOptions['say']): void {
  const { histories, orders, paid, taken, recorded, mailed, lost, faults, steps } = total;
  say(`histories  ${number(histories)} with ${number(orders)} orders`);
  say(`paid       ${number(paid)} orders; Stripe took ${euros(taken)} less refunds`);
  say(`recorded   ${euros(recorded)}`);
  say(`mailed     ${number(mailed)} confirmations`);
  say(`lost       ${lost === 0 ? '0' : euros(lost)}`);
  if (faults > 0) say(`faults     ${faults}, see above`);
  const lived = [...steps].sort(([a], [b]) => a.localeCompare(b));
  say(`steps      ${lived.map(([step, times]) => `${step} ${number(times)}`).join(', ')}`);
}
