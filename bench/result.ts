/** Results of benchmarks: a figure, its reference from the same run, and the aim. */

export interface Result {
  readonly metric: string;
  readonly value: number;
  readonly unit: string;
  /** The figure to compare with, in the same unit. */
  readonly reference: { readonly label: string; readonly value: number };
  /** Value to reference, or the median of that over rounds run in turns. */
  readonly ratio: number;
  /** Text, for instance `ratio ≥ 0.95` or `≤ 75 KB`. */
  readonly aim: string;
  readonly met: boolean;
}

/** Bound of the ratio, or of the figure itself in its own unit. */
interface Aim {
  readonly ratioAtLeast?: number;
  readonly ratioAtMost?: number;
  readonly atMost?: number;
}

/** A module in bench/ whose name ends in `.bench.ts`. */
export interface Benchmark {
  readonly name: string;
  run(): Promise<Result[]>;
}

/**
 * Compares a figure with its reference and checks the aim. Pass `ratio` if a better one was measured than
 * that of the two figures (round by round, see `pairedRatio`).
 */
export function result({
  ratioAtLeast,
  ratioAtMost,
  atMost = Number.POSITIVE_INFINITY,
  ...figures
}: Pick<Result, 'metric' | 'value' | 'unit' | 'reference'> &
  Aim & { readonly ratio?: number }): Result {
  const { value, unit, reference, ratio = value / reference.value } = figures;
  if (ratioAtLeast !== undefined) {
    return { ...figures, ratio, aim: `ratio ≥ ${ratioAtLeast}`, met: ratio >= ratioAtLeast };
  }
  if (ratioAtMost !== undefined) {
    return { ...figures, ratio, aim: `ratio ≤ ${ratioAtMost}`, met: ratio <= ratioAtMost };
  }
  return { ...figures, ratio, aim: `≤ ${atMost} ${unit}`, met: value <= atMost };
}

/** Formats three significant digits, whole numbers from 100 up, with a separator for thousands. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-GB');
  return Number(value.toPrecision(3)).toString();
}

/** Formats the results as text in columns. */
export function table(results: readonly Result[]): string {
  const rows = [
    ['', 'measured', 'reference', 'ratio', 'aim', ''],
    ...results.map((r) => [
      r.metric,
      `${figure(r.value)} ${r.unit}`,
      `${figure(r.reference.value)} ${r.unit} (${r.reference.label})`,
      figure(r.ratio),
      r.aim,
      r.met ? 'met' : 'missed',
    ]),
  ];
  const columns = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(columns[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
