import { formatCount } from '../../i18n/amounts.ts';
import { fill } from '../../i18n/translate.ts';
import { useChartCursor } from './chart-cursor.ts';
import { type CurvePoint, curvePoints, niceCeiling } from './curve-shape.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { DataTable } from './DataTable.tsx';
import { useLive } from './live-store.ts';
import { hourMinute } from './times.ts';

const WIDTH = 760;
const HEIGHT = 180;
const TOP = 16;
const MINUTE_MS = 60_000;
const LABEL_EVERY_HOURS = 6;
const HOUR_MINUTES = 60;

interface CurveProps extends DashboardProps {
  readonly points: readonly CurvePoint[];
  /** Instant of the first minute, epoch milliseconds. */
  readonly from: number;
  readonly activeNow: number;
}

/** Full hours of Berlin that get a label, as minutes from the start. */
function hourMarks(from: number, minutes: number): number[] {
  const marks: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const [hour, rest] = hourMinute(from + minute * MINUTE_MS, 'en').split(':');
    if (rest === '00' && Number(hour) % LABEL_EVERY_HOURS === 0) marks.push(minute);
  }
  return marks;
}

function CurveSvg({ copy, lang, points, from, activeNow }: CurveProps) {
  const last = points.length - 1;
  const ceiling = niceCeiling(Math.max(activeNow, ...points.map(({ active }) => active)));
  const x = (index: number) => (index / Math.max(1, last)) * WIDTH;
  const y = (active: number) => HEIGHT - (active / ceiling) * (HEIGHT - TOP);
  const line = points.map(({ active }, index) => `${x(index).toFixed(1)} ${y(active).toFixed(1)}`);
  const minutes = points.length === 0 ? 0 : (points[last]?.minute ?? 0);
  const { at, handlers } = useChartCursor(points.length, (part) => Math.round(part * last));
  const point = at === undefined ? undefined : points[at];
  const text = ({ minute, active, orders }: CurvePoint) =>
    fill(orders > 0 ? copy.curve.pointOrders : copy.curve.point, {
      time: hourMinute(from + minute * MINUTE_MS, lang),
      active: formatCount(active, lang),
      orders,
    });
  return (
    <div
      className="news-chart"
      role="slider"
      tabIndex={0}
      aria-label={copy.curve.label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={text(point ?? points[last] ?? { minute: 0, active: 0, orders: 0 })}
      {...handlers}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, ceiling / 2, ceiling].map((value) => (
          <path key={value} className="news-rule" d={`M0 ${y(value)}H${WIDTH}`} />
        ))}
        <path className="news-area" d={`M0 ${HEIGHT}L${line.join('L')}L${WIDTH} ${HEIGHT}Z`} />
        <path className="news-line" d={`M${line.join('L')}`} />
        {point && at !== undefined && <path className="news-cursor" d={`M${x(at)} 0V${HEIGHT}`} />}
      </svg>
      {points.map(({ minute, active, orders }, index) =>
        orders === 0 ? null : (
          <i
            key={minute}
            className="news-dot"
            style={{ left: `${(x(index) / WIDTH) * 100}%`, top: `${(y(active) / HEIGHT) * 100}%` }}
          />
        ),
      )}
      <span className="news-scale num" style={{ top: `${(y(ceiling) / HEIGHT) * 100}%` }}>
        {formatCount(ceiling, lang)}
      </span>
      <span className="news-here num">
        {point ? text(point) : fill(copy.curve.now, { count: formatCount(activeNow, lang) })}
      </span>
      <span className="news-hours num" aria-hidden="true">
        {hourMarks(from, minutes).map((minute) => (
          <span key={minute} style={{ left: `${(minute / Math.max(1, minutes)) * 100}%` }}>
            {hourMinute(from + minute * MINUTE_MS, 'de').slice(0, 2)}
          </span>
        ))}
      </span>
    </div>
  );
}

function CurveTable({ copy, lang, points, from }: CurveProps) {
  const hours = Map.groupBy(points, ({ minute }) => Math.floor(minute / HOUR_MINUTES));
  return (
    <DataTable of="curve" summary={copy.curve.table}>
      <table>
        <caption className="sr">{copy.curve.label}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.curve.hour}</th>
            <th scope="col">{copy.curve.most}</th>
            <th scope="col">{copy.days.orders}</th>
          </tr>
        </thead>
        <tbody>
          {[...hours].map(([hour, own]) => (
            <tr key={hour}>
              <th scope="row">{hourMinute(from + hour * HOUR_MINUTES * MINUTE_MS, lang)}</th>
              <td>{formatCount(Math.max(...own.map(({ active }) => active)), lang)}</td>
              <td>{own.reduce((sum, { orders }) => sum + orders, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  );
}

/** Active users and orders of the last 24 hours. */
export function DayCurve({ copy, lang }: DashboardProps) {
  const history = useLive((state) => state.history);
  const activeNow = useLive((state) => state.snapshot?.active_users ?? 0);
  const curve = {
    copy,
    lang,
    activeNow,
    from: Date.parse(history?.minutes.from ?? '1970-01-01'),
    points: history ? curvePoints(history.minutes.active, history.minutes.orders) : [],
  };
  return (
    <section className="news-panel span-8">
      <h2>
        {copy.curve.title}
        <span className="news-unit">
          {copy.curve.legend} <b className="news-hot news-key">{copy.curve.orders}</b>
        </span>
      </h2>
      {history ? <CurveSvg {...curve} /> : <div className="news-chart" aria-hidden="true" />}
      {history && <CurveTable {...curve} />}
    </section>
  );
}
