import { isDatabaseRefusal } from '../db/database-errors.ts';
import type { Shop } from '../shop.ts';
import { type End, inTurns, type Pending } from './pending.ts';
import type { ReturnKeys } from './return-keys.ts';
import { takeOver, writeBeats, writeEnds } from './writer.ts';

/** Rows per statement: larger statements gain nothing and hold their locks longer. */
const ROWS_PER_WRITE = 5_000;

/** Rows that are written together. */
export interface Step {
  readonly rows: readonly Pending[];
  readonly ends: readonly End[];
  /** True if the rows may continue visits that left. */
  readonly takes: boolean;
}

/** Returns the steps in write order: the end of a visit before the beat that may continue it. */
export function stepsOf(
  plain: readonly Pending[],
  back: readonly Pending[],
  ends: readonly End[],
): Step[] {
  return [
    ...chunks(plain).map((rows) => ({ rows, ends: [], takes: false })),
    ...chunks(ends).map((rows) => ({ rows: [], ends: rows, takes: false })),
    ...inTurns(back)
      .flatMap(chunks)
      .map((rows) => ({ rows, ends: [], takes: true })),
  ];
}

/**
 * Writes a step. If the database refuses a row, each half is retried by itself; a row that is refused
 * alone, too, is dropped, so that no visit blocks the others.
 */
export async function writeStep(
  shop: Pick<Shop, 'pool' | 'now' | 'log'>,
  keys: ReturnKeys,
  step: Step,
  again = false,
): Promise<void> {
  try {
    if (step.takes) await takeOver(shop, keys, step.rows);
    await writeBeats(shop, keys, step.rows);
    await writeEnds(shop, keys, step.ends);
  } catch (error) {
    if (!isDatabaseRefusal(error)) throw error;
    if (again && step.rows.length + step.ends.length === 1) {
      // Logs the code only: the message may quote the refused values.
      shop.log.warn('a visit was refused by the database and dropped', { code: error.code ?? '' });
      return;
    }
    for (const half of halves(step)) await writeStep(shop, keys, half, true);
  }
}

/** Splits a step in two. A single row stays as it is, so it is tried once more before it is dropped. */
function halves({ rows, ends, takes }: Step): Step[] {
  const half = <T>(all: readonly T[], nth: 0 | 1) => {
    const middle = Math.ceil(all.length / 2);
    return nth === 0 ? all.slice(0, middle) : all.slice(middle);
  };
  return ([0, 1] as const)
    .map((nth) => ({ rows: half(rows, nth), ends: half(ends, nth), takes }))
    .filter((step) => step.rows.length + step.ends.length > 0);
}

function chunks<T>(rows: readonly T[]): T[][] {
  const out: T[][] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) {
    out.push(rows.slice(from, from + ROWS_PER_WRITE));
  }
  return out;
}
