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

/** Ends the curve at the number of this moment: the most of its last minutes may be long gone. */
export function endNow(points: readonly CurvePoint[], active: number): readonly CurvePoint[] {
  const last = points.at(-1);
  return last ? points.with(-1, { ...last, active }) : points;
}

const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8];
/** A scale that ends below it would draw one visitor as a crowd. */
const LEAST_CEILING = 4;

/** The end of the scale: the next of 4, 5, 6, 8, 10, 15, 20, 30 … that holds the largest value. */
export function niceCeiling(largest: number): number {
  for (let power = 1; ; power *= 10) {
    const end = STEPS.find((step) => step * power >= Math.max(LEAST_CEILING, largest));
    if (end !== undefined) return end * power;
  }
}

const POINTS_PER_HOUR = 60 / MINUTES_PER_POINT;
/** A shorter line would say nothing of its own shape. */
const LEAST_HOURS = 2;

/**
 * Points of a shop's first day: the whole hours up to now since its first visit. The hours before are no
 * quiet night, there was no shop.
 */
export function fromFirstVisit(points: readonly CurvePoint[]): readonly CurvePoint[] {
  const first = points.findIndex(({ active, orders }) => active > 0 || orders > 0);
  const hours = Math.ceil((points.length - Math.max(0, first)) / POINTS_PER_HOUR);
  return points.slice(-Math.max(LEAST_HOURS, hours) * POINTS_PER_HOUR);
}
