/** The figures of a countdown, two digits each; hours may have more. */
export interface ClockFigures {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const SECOND_MS = 1000;

/** Remaining milliseconds as a clock; a begun second counts, nothing is left below zero. */
export function clockFigures(remainingMs: number): ClockFigures {
  const left = Math.max(0, Math.ceil(remainingMs / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    hours: two(Math.floor(left / 3600)),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  };
}
