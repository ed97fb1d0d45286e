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

/** Bounds of the ratio or of the figure itself; the figure's are in the result's unit. */
export type Aim =
  | { readonly ratioAtLeast: number }
  | { readonly ratioAtMost: number }
  | { readonly atLeast: number }
  | { readonly atMost: number };

/** A module in bench/ whose name ends in `.bench.ts`. */
export interface Benchmark {
  readonly name: string;
  run(): Promise<Result[]>;
}

/**
 * Compares a figure with its reference and checks the aim. Pass `ratio` if a better one was measured than
 * that of the two figures (round by round, see `pairedRatio`).
 */
export function result(
  input: Pick<Result, 'metric' | 'value' | 'unit' | 'reference'> & { readonly ratio?: number },
  aim: Aim,
): Result {
  const ratio = input.ratio ?? input.value / input.reference.value;
  return { ...input, ratio, aim: words(aim, input.unit), met: isMet(aim, input.value, ratio) };
}

function words(aim: Aim, unit: string): string {
  if ('ratioAtLeast' in aim) return `ratio ≥ ${aim.ratioAtLeast}`;
  if ('ratioAtMost' in aim) return `ratio ≤ ${aim.ratioAtMost}`;
  if ('atLeast' in aim) return `≥ ${aim.atLeast} ${unit}`;
  return `≤ ${aim.atMost} ${unit}`;
}

function isMet(aim: Aim, value: number, ratio: number): boolean {
  if ('ratioAtLeast' in aim) return ratio >= aim.ratioAtLeast;
  if ('ratioAtMost' in aim) return ratio <= aim.ratioAtMost;
  if ('atLeast' in aim) return value >= aim.atLeast;
  return value <= aim.atMost;
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
