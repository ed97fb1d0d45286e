import { niceCeiling } from '#admin/kit/BarChart.tsx';
import { Block } from '#admin/kit/Block.tsx';
import { useChartCursor } from '#admin/kit/chart-cursor.ts';
import { formatCount } from '#admin/kit/counted.ts';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi } from '#admin/kit/queries.ts';
import { type DashboardHistory, dashboardHistory } from '#contract/dashboard.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { ChartTable } from './ChartTable.tsx';
import {
  axisOf,
  type CurvePoint,
  dayPoints,
  endNow,
  type KnownPoint,
  partsOf,
  shownHours,
} from './curve.ts';
import { Lanes } from './Lanes.tsx';
import { type TodayTexts, useTexts } from './texts.ts';
import { hourMinute } from './times.ts';
import type { TodayProps } from './today-props.ts';

const WIDTH = 1000;
const HEIGHT = 164;
const TOP = 24;
/** Hours below the axis, eight or six steps. */
function marksOf(hours: number): number[] {
  const step = hours === 24 ? 3 : hours / 6;
  return Array.from({ length: hours / step + 1 }, (_, nth) => nth * step);
}

/** Numbers of the scale: its end, and what divides it evenly. */
function scaleOf(ceiling: number): number[] {
  const steps = [3, 2, 1].find((each) => ceiling % each === 0) ?? 1;
  return Array.from({ length: steps }, (_, nth) => (ceiling / steps) * (nth + 1));
}

const x = ({ at }: CurvePoint) => at * WIDTH;
const percent = (part: number) => `${part * 100}%`;

interface CurveProps extends TodayProps {
  readonly history: DashboardHistory;
}

/** What the cursor shows: time, both days' visitors, and orders. */
function pointText(
  curve: TodayTexts['curve'],
  lang: Lang,
  { from, active, orders }: CurvePoint,
  yesterday: CurvePoint | undefined,
): string {
  const time = hourMinute(from, lang);
  const before = yesterday?.active ?? null;
  return [
    active === null
      ? fill(curve.unknown, { time })
      : fill(curve.point, { time, active: formatCount(active, lang) }),
    before !== null && fill(curve.before, { active: formatCount(before, lang) }),
    orders > 0 && fill(curve.ordered, { orders }),
  ]
    .filter(Boolean)
    .join(', ');
}

function Curve(props: CurveProps) {
  const { lang, snapshot, history } = props;
  const texts = useTexts();
  const now = Date.parse(snapshot.at);
  const hours = shownHours(now);
  const today = endNow(dayPoints(history.minutes, axisOf(now)), snapshot.active_users);
  const yesterday = dayPoints(history.minutes, axisOf(now, -1));
  const last = Math.max(0, today.length - 1);
  const known = [...today, ...yesterday].map(({ active }) => active ?? 0);
  const ceiling = niceCeiling(Math.max(...known));
  const y = (active: number) => HEIGHT - (active / ceiling) * (HEIGHT - TOP);
  const line = (part: readonly KnownPoint[]) =>
    part.map((each) => `${x(each).toFixed(1)} ${y(each.active).toFixed(1)}`).join('L');
  const { at, slider } = useChartCursor(today.length, (part) =>
    today.findLastIndex((point) => point.at <= part),
  );
  const shown = today[at ?? last];
  const end = today[last];
  const textAt = (index: number) => {
    const point = today[index];
    return point ? pointText(texts.curve, lang, point, yesterday[index]) : '';
  };
  const cursor = shown?.at ?? 0;
  return (
    <div className="ps-(--names) [--names:5.25rem] max-wide:[--names:0px]">
      <div
        className="relative touch-pan-y [&_path]:[vector-effect:non-scaling-stroke]"
        role="slider"
        tabIndex={0}
        aria-valuenow={at ?? last}
        {...slider}
        aria-label={texts.curve.label}
        aria-valuetext={textAt(at ?? last)}
      >
        <svg
          className="[display:block] h-[10.25rem] w-full overflow-visible fill-none"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {scaleOf(ceiling).map((value) => (
            <path key={value} className="stroke-line" d={`M0 ${y(value)}H${WIDTH}`} />
          ))}
          <path className="stroke-line-2" d={`M0 ${HEIGHT}H${WIDTH}`} />
          {partsOf(yesterday).map((part) => (
            <path
              key={part[0]?.from}
              className="stroke-(--faint) [stroke-dasharray:3_3]"
              d={`M${line(part)}h.1`}
            />
          ))}
          {partsOf(today).map((part) => (
            <g key={part[0]?.from}>
              <path
                className="fill-(--raised)"
                d={`M${line(part)}V${HEIGHT}H${(part[0]?.at ?? 0) * WIDTH}Z`}
              />
              <path
                className="stroke-(--text) stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round]"
                d={`M${line(part)}h.1`}
              />
            </g>
          ))}
        </svg>
        {scaleOf(ceiling).map((value) => (
          <span
            key={value}
            className="faint absolute left-[calc(-1*var(--names))] -translate-y-1/2 leading-4 max-wide:-translate-y-full"
            style={{ top: percent(y(value) / HEIGHT) }}
          >
            {formatCount(value, lang)}
          </span>
        ))}
        {end && (
          <i
            className="drawn absolute -m-[0.28125rem] size-[0.5625rem] rounded-full bg-(--text) shadow-[0_0_0_3px_var(--bg)]"
            style={{ left: percent(end.at), top: percent(y(end.active ?? 0) / HEIGHT) }}
          />
        )}
        <span
          className="absolute inset-y-0 border-s border-s-(--edge)"
          style={{ left: percent(cursor) }}
        />
        <span
          className={`strong absolute top-0 mx-2 bg-(--bg) px-[0.1875rem] whitespace-nowrap ${
            cursor > 0.6 ? '-translate-x-[calc(100%+1rem)]' : ''
          }`}
          style={{ left: percent(cursor) }}
        >
          {at === undefined
            ? fill(texts.curve.now, { count: formatCount(snapshot.active_users, lang) })
            : textAt(at)}
        </span>
      </div>
      <Lanes {...props} />
      <div
        className="relative mt-1.5 h-5 text-tiny text-(--soft) max-wide:[&>:nth-child(even)]:hidden"
        aria-hidden="true"
      >
        {marksOf(hours).map((hour) => (
          <span
            key={hour}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: percent(hour / hours) }}
          >
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
      <Hours {...props} points={today} />
    </div>
  );
}

/** The hours of today as a table. */
function Hours({ lang, points }: CurveProps & { readonly points: readonly CurvePoint[] }) {
  const texts = useTexts();
  const { curve } = texts;
  const hourOf = ({ from }: CurvePoint) => Math.floor(from / 3_600_000);
  const hours = [...new Set(points.map(hourOf))].map((hour) =>
    points.filter((point) => hourOf(point) === hour),
  );
  return (
    <ChartTable
      of="curve"
      summary={texts.asTable}
      caption={curve.label}
      heads={[curve.hour, curve.most, curve.orders]}
      rows={hours.map((own) => {
        const noted = own.flatMap(({ active }) => active ?? []);
        return [
          hourMinute(own[0]?.from ?? 0, lang),
          noted.length === 0 ? curve.none : formatCount(Math.max(...noted), lang),
          formatCount(
            own.reduce((sum, { orders }) => sum + orders, 0),
            lang,
          ),
        ];
      })}
    />
  );
}

/** Active users of today on the axis of the whole day, yesterday's beside them, and the paid orders below. */
export function DayCurve(props: TodayProps) {
  const texts = useTexts();
  const loading = useApi('GET /api/admin/dashboard/history', {}, dashboardHistory, {
    everyMs: 60_000,
  });
  return (
    <Block
      className="today-panel"
      title={fill(texts.curve.title, { hours: shownHours(Date.parse(props.snapshot.at)) })}
      beside={
        <>
          <span className="soft wide-only">{texts.curve.legend}</span>
          <span className="faint before:me-2 before:inline-block before:w-5 before:border-0 before:border-t before:border-dashed before:align-middle">
            {texts.curve.yesterday}
          </span>
        </>
      }
    >
      <ListPart name={texts.history} loading={loading}>
        {(history) => <Curve {...props} history={history} />}
      </ListPart>
    </Block>
  );
}
