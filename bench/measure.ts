/** Statistics of benchmarks. Contenders run in turns, so that other load on the machine affects all alike. */

/** Returns the middle value, or the mean of the middle two; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns the value below which the given share (0 to 1) of the values is; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.max(0, Math.ceil(share * sorted.length) - 1);
  return sorted[at] ?? Number.NaN;
}

/**
 * Runs every contender once per round, one after the other, in reverse order every second round, so that
 * neither drift nor the order favours one. Returns the samples per contender.
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
 * Returns the median of the ratios a/b round by round. It varies less than the ratio of two medians, because
 * both sides of each ratio ran at nearly the same time.
 */
export function pairedRatio(a: readonly number[], b: readonly number[]): number {
  return median(a.map((value, i) => value / (b[i] ?? Number.NaN)));
}
