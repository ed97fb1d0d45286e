/** One process of the soak over payments: runs its batches and reports each. */
import { once } from 'node:events';
import fc from 'fast-check';
import { type Audit, audit } from '#test/payment-audit.ts';
import {
  beginHistory,
  HISTORY_STRIPE_TIMEOUT_MS,
  history,
  live,
  type Step,
} from '#test/payment-histories.ts';
import { createPaymentShop } from '#test/payments.ts';

/** Message of the parent: the batches to run. */
export interface Orders {
  readonly cluster: string;
  readonly seed: number;
  readonly perBatch: number;
  readonly batches: readonly number[];
  /** Time after which no batch begins; epoch milliseconds. */
  readonly until: number | undefined;
}

/** Result of one batch. */
export interface Lived {
  readonly seed: number;
  readonly audit: Audit;
  /** Number of steps of each kind. */
  readonly steps: readonly (readonly [string, number])[];
}

/** Number of shops at the same time, because a history mostly waits. */
const LANES = 3;
/** Batches before a new shop and sandbox, because a sandbox gets slower with every stored payment. */
const BATCHES_PER_SHOP = 25;

function labelOf(step: Step): string {
  switch (step.do) {
    case 'pay':
    case 'stumble':
    case 'late-news':
      return `${step.do} ${step.how}`;
    case 'webhooks':
      return `${step.do} ${step.effect}`;
    case 'start':
      return step.code ? 'start with a code' : 'start';
    default:
      return step.do;
  }
}

function tally(histories: readonly Step[][][]): Lived['steps'] {
  const labels = histories.flat(2).map(labelOf);
  return [...Map.groupBy(labels, (label) => label)].map(([label, all]) => [label, all.length]);
}

/** Keeps steps that advance the clock by hours only in the first history, because a batch shares the clock. */
function together(histories: readonly Step[][][]): Step[][][] {
  const calm = (round: Step[]) =>
    round.filter((step) => !(step.do === 'late-news' || (step.do === 'pass' && step.seconds > 5)));
  return histories.map((rounds, index) => (index === 0 ? rounds : rounds.map(calm)));
}

async function lane(queue: number[], { cluster, seed, perBatch, until }: Orders): Promise<void> {
  const isOver = () => queue.length === 0 || (until !== undefined && Date.now() > until);
  while (!isOver()) {
    const test = await createPaymentShop({ cluster, stripeTimeoutMs: HISTORY_STRIPE_TIMEOUT_MS });
    for (let lived = 0; lived < BATCHES_PER_SHOP && !isOver(); lived++) {
      const batch = queue.shift() ?? 0;
      const own = seed + batch;
      const histories = together(fc.sample(history, { numRuns: perBatch, seed: own }));
      await beginHistory(test);
      const said = await Promise.all(histories.map((rounds) => live(test, rounds)));
      const found = await audit(test);
      const wrong = [...said.flat(), ...found.wrong];
      const report: Lived = { seed: own, audit: { ...found, wrong }, steps: tally(histories) };
      process.send?.(report);
    }
    await test.close();
  }
}

const [orders] = (await once(process, 'message')) as [Orders];
const queue = [...orders.batches];
await Promise.all(Array.from({ length: LANES }, () => lane(queue, orders)));
process.disconnect();
