import { useChartCursor } from './chart-cursor.ts';

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

const HEIGHT = 120;
const STEP = 10;
const BAR = 8;
/** Places of a chart at least, so that few bars are no walls. */
const LEAST_PLACES = 14;

interface Bar {
  readonly key: string;
  readonly value: number;
  /** True for one that stands out. */
  readonly isStrong: boolean;
}

interface BarChartProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Sentence of a bar, which stands above the chart while it is in focus. */
  readonly textOf: (at: number) => string;
}

/** Bars that are read one by one with the pointer or the arrow keys, at first the last one. Values below 0 have none. */
export function BarChart({ label, bars, textOf }: BarChartProps) {
  const last = bars.length - 1;
  const places = Math.max(LEAST_PLACES, bars.length);
  const ceiling = niceCeiling(Math.max(...bars.map(({ value }) => value)));
  const { at, slider } = useChartCursor(bars.length, (part) => Math.floor(part * places));
  const text = textOf(at ?? last);
  return (
    <div
      className="relative touch-pan-y [&_path]:[vector-effect:non-scaling-stroke]"
      role="slider"
      tabIndex={0}
      aria-valuenow={at ?? last}
      {...slider}
      aria-label={label}
      aria-valuetext={text}
    >
      <p className="strong mb-2">{text}</p>
      <svg
        className="[display:block] h-30 w-full overflow-visible border-b border-line-2"
        viewBox={`0 0 ${places * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ key, value, isStrong }, index) => {
          const height = Math.max(value > 0 ? 1 : 0, (value / ceiling) * HEIGHT);
          return (
            <rect
              key={key}
              className={
                index === at ? 'fill-(--text)' : isStrong ? 'fill-(--soft)' : 'fill-(--edge)'
              }
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
    </div>
  );
}
