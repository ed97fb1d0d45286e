import { fill } from '#browser/fill.ts';
import type { DashboardSale } from '#contract/dashboard.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { useChartCursor } from './chart-cursor.ts';
import {
  type CurvePoint,
  curvePoints,
  endNow,
  fromFirstVisit,
  niceCeiling,
} from './curve-shape.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { DataTable } from './DataTable.tsx';
import { sinceFirstDay } from './days.ts';
import { useLive } from './live-store.ts';
import { placeSales, salesOf } from './place-sales.ts';
import { SalesLane } from './SalesLane.tsx';
import { hourMinute } from './times.ts';
import { useWide } from './wide.ts';

const WIDTH = 760;
const HEIGHT = 180;
const TOP = 16;
const MINUTE_MS = 60_000;
/** Least distance of two pictures, as a part of the line: never less than their width. */
const PICTURE_GAP = { desk: 0.06, phone: 0.105 };
const HOUR_MINUTES = 60;

interface CurveProps extends DashboardProps {
  readonly points: readonly CurvePoint[];
  /** Instant of the first minute, epoch milliseconds. */
  readonly from: number;
  readonly activeNow: number;
  readonly sales: readonly DashboardSale[];
}

/** Full hours of Berlin that get a label, as minutes from the first of the history. */
function hourMarks(from: number, start: number, minutes: number): number[] {
  const marks: number[] = [];
  const labelEveryHours = minutes - start > 12 * HOUR_MINUTES ? 6 : 1;
  for (let minute = start; minute < minutes; minute += 1) {
    const [hour, rest] = hourMinute(from + minute * MINUTE_MS, 'en').split(':');
    if (rest === '00' && Number(hour) % labelEveryHours === 0) marks.push(minute);
  }
  return marks;
}

function CurveSvg({ texts, lang, points, from, activeNow, sales }: CurveProps) {
  const isWide = useWide();
  const last = points.length - 1;
  const ceiling = niceCeiling(Math.max(activeNow, ...points.map(({ active }) => active)));
  const x = (index: number) => (index / Math.max(1, last)) * WIDTH;
  const y = (active: number) => HEIGHT - (active / ceiling) * (HEIGHT - TOP);
  const path = points.map(({ active }, index) => `${x(index).toFixed(1)} ${y(active).toFixed(1)}`);
  const start = points[0]?.minute ?? 0;
  const minutes = points[last]?.minute ?? 0;
  const line = { from: from + start * MINUTE_MS, to: from + minutes * MINUTE_MS };
  const placed = placeSales(sales, line, isWide ? PICTURE_GAP.desk : PICTURE_GAP.phone);
  const topAt = (part: number) => y(points[Math.round(part * last)]?.active ?? 0) / HEIGHT;
  const { at, handlers } = useChartCursor(points.length, (part) => Math.round(part * last));
  const point = at === undefined ? undefined : points[at];
  const text = ({ minute, active, orders }: CurvePoint) =>
    fill(orders > 0 ? texts.curve.pointOrders : texts.curve.point, {
      time: hourMinute(from + minute * MINUTE_MS, lang),
      active: formatCount(active, lang),
      orders,
    });
  return (
    <div
      className="news-chart"
      role="slider"
      tabIndex={0}
      aria-label={texts.curve.label}
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
        <path className="news-area" d={`M0 ${HEIGHT}L${path.join('L')}L${WIDTH} ${HEIGHT}Z`} />
        <path className="news-line" d={`M${path.join('L')}`} />
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
      <SalesLane lang={lang} placed={placed} topAt={topAt} />
      <span className="news-scale num" style={{ top: `${(y(ceiling) / HEIGHT) * 100}%` }}>
        {formatCount(ceiling, lang)}
      </span>
      <span className="news-here num">
        {point ? text(point) : fill(texts.curve.now, { count: formatCount(activeNow, lang) })}
      </span>
      <span className="news-hours num" aria-hidden="true">
        {hourMarks(from, start, minutes).map((minute) => (
          <span
            key={minute}
            style={{ left: `${((minute - start) / Math.max(1, minutes - start)) * 100}%` }}
          >
            {hourMinute(from + minute * MINUTE_MS, 'de').slice(0, 2)}
          </span>
        ))}
      </span>
    </div>
  );
}

function CurveTable({ texts, lang, points, from }: CurveProps) {
  const hours = Map.groupBy(points, ({ minute }) => Math.floor(minute / HOUR_MINUTES));
  return (
    <DataTable of="curve" summary={texts.curve.table}>
      <table>
        <caption className="sr">{texts.curve.label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.curve.hour}</th>
            <th scope="col">{texts.curve.most}</th>
            <th scope="col">{texts.days.orders}</th>
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
export function DayCurve({ texts, lang }: DashboardProps) {
  const history = useLive((state) => state.history);
  const snapshot = useLive((state) => state.snapshot);
  const points = history ? curvePoints(history.minutes.active, history.minutes.orders) : [];
  const isFirstDay = history !== null && sinceFirstDay(history.days).length === 1;
  const curve = {
    texts,
    lang,
    activeNow: snapshot?.active_users ?? 0,
    from: Date.parse(history?.minutes.from ?? '1970-01-01'),
    sales: history && snapshot ? salesOf(history, snapshot) : [],
  };
  return (
    <section className="news-panel span-8">
      <h2>
        {texts.curve.title}
        <span className="news-unit">
          {texts.curve.legend} <b className="news-hot news-key">{texts.curve.orders}</b>
        </span>
      </h2>
      {history ? (
        <CurveSvg
          {...curve}
          points={endNow(isFirstDay ? fromFirstVisit(points) : points, curve.activeNow)}
        />
      ) : (
        <div className="news-chart" aria-hidden="true" />
      )}
      {history && <CurveTable {...curve} points={points} />}
    </section>
  );
}
