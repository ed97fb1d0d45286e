import { isDatabaseRefusal } from '../db/database-errors.ts';
import type { Shop } from '../shop.ts';
import type { End, Pending } from './pending.ts';
import { writeBeats, writeEnds } from './writer.ts';

/** Rows per statement: larger statements gain nothing and hold their locks longer. */
const ROWS_PER_WRITE = 5_000;

/** Rows that are written together. */
export interface Step {
  readonly rows: readonly Pending[];
  readonly ends: readonly End[];
}

export function stepsOf(beats: readonly Pending[], ends: readonly End[]): Step[] {
  return [
    ...chunks(beats).map((rows) => ({ rows, ends: [] })),
    ...chunks(ends).map((rows) => ({ rows: [], ends: rows })),
  ];
}

/**
 * Writes a step. If the database refuses a row, each half is retried by itself; a row that is refused
 * alone, too, is dropped, so that no visit blocks the others.
 */
export async function writeStep(
  shop: Pick<Shop, 'pool' | 'now' | 'log'>,
  step: Step,
  again = false,
): Promise<void> {
  try {
    await writeBeats(shop, step.rows);
    await writeEnds(shop, step.ends);
  } catch (error) {
    if (!isDatabaseRefusal(error)) throw error;
    if (again && step.rows.length + step.ends.length === 1) {
      // Logs the code only: the message may quote the refused values.
      shop.log.warn('a visit was refused by the database and dropped', { code: error.code ?? '' });
      return;
    }
    for (const half of halves(step)) await writeStep(shop, half, true);
  }
}

/** Splits a step in two. A single row stays as it is, so it is tried once more before it is dropped. */
function halves({ rows, ends }: Step): Step[] {
  const half = <T>(all: readonly T[], nth: 0 | 1) => {
    const middle = Math.ceil(all.length / 2);
    return nth === 0 ? all.slice(0, middle) : all.slice(middle);
  };
  return ([0, 1] as const)
    .map((nth) => ({ rows: half(rows, nth), ends: half(ends, nth) }))
    .filter((step) => step.rows.length + step.ends.length > 0);
}

function chunks<T>(rows: readonly T[]): T[][] {
  const out: T[][] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_WRITE) {
    out.push(rows.slice(from, from + ROWS_PER_WRITE));
  }
  return out;
}
