/** Minutes that share a point of the curve: finer than this, a line is only noise. */
export const MINUTES_PER_POINT = 5;

export interface CurvePoint {
  /** Index of the point's first minute. */
  readonly minute: number;
  /** Most visitors active in one of its minutes. */
  readonly active: number;
  readonly orders: number;
}

/** Gathers minutes into points; a lone busy minute still shows, because the most counts. */
export function curvePoints(active: readonly number[], orders: readonly number[]): CurvePoint[] {
  const points: CurvePoint[] = [];
  for (let minute = 0; minute < active.length; minute += MINUTES_PER_POINT) {
    const until = minute + MINUTES_PER_POINT;
    points.push({
      minute,
      active: Math.max(0, ...active.slice(minute, until)),
      orders: orders.slice(minute, until).reduce((sum, n) => sum + n, 0),
    });
  }
  return points;
}

/** The end of the scale: the next of 5, 10, 20, 50, 100 … that holds the largest value. */
export function niceCeiling(largest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      if (step * power >= Math.max(5, largest)) return step * power;
    }
  }
}
