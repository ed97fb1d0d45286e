/** How benchmarks compare: in turns, so that whatever else the machine does meets all alike. */

/** Middle value; of an even number the mean of the middle two. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Value below which the given share (0 to 1) of the values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return sorted[at] ?? Number.NaN;
}

/**
 * Runs every contender once per round, one after the other, in the opposite order every second
 * round, so that neither drift nor going first favours one. Returns the samples per contender.
 */
export async function interleave<Sample>(
  rounds: number,
  contenders: readonly (() => Promise<Sample>)[],
): Promise<Sample[][]> {
  const samples: Sample[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round++) {
    const order = contenders.map((_, i) => i);
    if (round % 2 === 1) order.reverse();
    for (const i of order) {
      const sample = await contenders[i]?.();
      if (sample !== undefined) samples[i]?.push(sample);
    }
  }
  return samples;
}

/**
 * Median of the ratios a/b round by round. Steadier than the ratio of two medians, because both
 * sides of each ratio met the same minute of the machine.
 */
export function pairedRatio(a: readonly number[], b: readonly number[]): number {
  return median(a.map((value, i) => value / (b[i] ?? Number.NaN)));
}
