import { fill } from '#browser/fill.ts';
import type { DashboardHistory } from '#contract/dashboard.ts';
import { formatPrice } from '#rules/money.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { useChartCursor } from './chart-cursor.ts';
import { niceCeiling } from './curve-shape.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { DataTable } from './DataTable.tsx';
import { CHART_FROM_DAYS, daysWithToday, dayText, dayTexts, sinceFirstDay } from './days.ts';
import { useLive } from './live-store.ts';
import { dayName } from './times.ts';

interface FirstDaysProps extends DashboardProps {
  readonly days: DashboardHistory['days'];
}

/** Days of a young shop, today first: too few for a chart, so each is a line in words with its bar. */
function FirstDays({ texts, lang, days }: FirstDaysProps) {
  const most = Math.max(1, ...days.map(({ sessions }) => sessions));
  return (
    <ol className="news-days num">
      {days.toReversed().map((one) => {
        const { day, sessions, orders, revenue } = dayTexts(one, texts.days, lang);
        return (
          <li key={one.day}>
            <span>{day}</span>
            <span>{sessions}</span>
            <span>{orders}</span>
            <span>{revenue}</span>
            <i aria-hidden="true">
              <b style={{ width: `${(one.sessions / most) * 100}%` }} />
            </i>
          </li>
        );
      })}
    </ol>
  );
}

const HEIGHT = 120;
const STEP = 10;
const BAR = 8;

type Days = DashboardHistory['days'];

function DaysSvg({ texts, lang, days }: DashboardProps & { readonly days: Days }) {
  const last = days.length - 1;
  const ceiling = niceCeiling(Math.max(...days.map(({ sessions }) => sessions)));
  const { at, handlers } = useChartCursor(days.length, (part) => Math.floor(part * days.length));
  const shown = days[at ?? last];
  const text = shown ? dayText(shown, texts.days, lang) : '';
  return (
    <div
      className="news-chart is-days"
      role="slider"
      tabIndex={0}
      aria-label={fill(texts.days.label, { count: days.length })}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={text}
      {...handlers}
    >
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {[0, HEIGHT].map((y) => (
          <path key={y} className="news-rule" d={`M0 ${y}H${days.length * STEP}`} />
        ))}
        {days.map(({ day, sessions, orders }, index) => {
          const height = Math.max(sessions > 0 ? 1 : 0, (sessions / ceiling) * HEIGHT);
          return (
            <rect
              key={day}
              className={index === at ? 'is-here' : orders > 0 ? 'has-orders' : undefined}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      <span className="news-scale num" style={{ top: 0 }} aria-hidden="true">
        {formatCount(ceiling, lang)}
      </span>
      <span className="news-here num">{text}</span>
    </div>
  );
}

function DaysTable({ texts, lang, days }: DashboardProps & { readonly days: Days }) {
  return (
    <DataTable of="days" summary={texts.days.table}>
      <table>
        <caption className="sr">{fill(texts.days.title, { count: days.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.days.day}</th>
            <th scope="col">{texts.days.sessions}</th>
            <th scope="col">{texts.days.orders}</th>
            <th scope="col">{texts.days.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, sessions, orders, revenue }) => (
            <tr key={day}>
              <th scope="row">{dayName(day, lang)}</th>
              <td>{formatCount(sessions, lang)}</td>
              <td>{formatCount(orders, lang)}</td>
              <td>{formatPrice(revenue, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </DataTable>
  );
}

/** Visits per day, with orders and revenue of the day in focus; a young shop's days in words. */
export function DaysChart({ texts, lang }: DashboardProps) {
  const history = useLive((state) => state.history);
  const snapshot = useLive((state) => state.snapshot);
  if (!history || !snapshot) return null;
  const days = sinceFirstDay(daysWithToday(history.days, snapshot));
  const isChart = days.length >= CHART_FROM_DAYS;
  const props = { texts, lang, days };
  return (
    <section className="news-panel span-12">
      <h2>
        {isChart ? fill(texts.days.title, { count: days.length }) : texts.days.first}
        {isChart && <span className="news-unit">{texts.days.legend}</span>}
      </h2>
      {isChart ? <DaysSvg {...props} /> : <FirstDays {...props} />}
      {isChart && <DaysTable {...props} />}
    </section>
  );
}
