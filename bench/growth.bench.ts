/**
 * Measures how the cost of each operation grows with the catalogue and with the active visits.
 * `node tools/growth.ts` writes the figures into `docs/performance.md`.
 */
import { type GrowthPoint, measureGrowth, OPERATIONS } from './growth.ts';
import { type Result, result } from './result.ts';

export const name = 'Growth of cost';

/** Operations whose cost may grow in proportion to visits or products. */
const WORK: Partial<Record<GrowthPoint['operation'], string>> = {
  snapshot: 'visits',
  search: 'products',
};

const sizeOf = ({ catalogue, visits }: GrowthPoint) =>
  `${catalogue}x catalogue${visits === undefined ? '' : `, ${visits.toLocaleString('en-GB')} visits`}`;

function compared(points: readonly GrowthPoint[]): Result[] {
  const [first, ...rest] = points;
  if (!first) return [];
  return rest.map((point) => {
    const { operation, catalogue, visits = 1 } = point;
    const work = WORK[operation];
    const times =
      work === 'visits' ? visits / (first.visits ?? 1) : work === 'products' ? catalogue : 1;
    return result(
      {
        metric: `${operation}, ${sizeOf(point)}`,
        value: point.microseconds,
        unit: 'µs',
        reference: { label: sizeOf(first), value: first.microseconds },
      },
      // A fifth is the variance of the machine.
      { ratioAtMost: Math.round(times * 12) / 10 },
    );
  });
}

export async function run(): Promise<Result[]> {
  const points = await measureGrowth();
  return OPERATIONS.flatMap((operation) =>
    compared(points.filter((point) => point.operation === operation)),
  );
}
