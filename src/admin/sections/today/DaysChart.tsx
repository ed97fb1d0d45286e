import { Block } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { useApi } from '#admin/kit/queries.ts';
import { type DashboardHistory, dashboardHistory } from '#contract/dashboard.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { ChartTable } from './ChartTable.tsx';
import { useChartCursor } from './chart-cursor.ts';
import { niceCeiling } from './curve.ts';
import { CHART_FROM_DAYS, daysWithToday, dayText, dayTexts, sinceFirstDay } from './days.ts';
import { useTexts } from './texts.ts';
import { dayName } from './times.ts';
import type { TodayProps } from './today-props.ts';

interface DaysProps extends TodayProps {
  readonly days: DashboardHistory['days'];
}

/** Days of a young shop, today first: too few for a chart, so each is a line in words. */
function FirstDays({ lang, days }: DaysProps) {
  const texts = useTexts();
  return (
    <ol className="today-rows">
      {days.toReversed().map((one) => {
        const { day, sessions, orders, revenue } = dayTexts(one, texts.days, lang);
        return (
          <li key={one.day}>
            {[day, sessions, orders, revenue].map((text) => (
              <span key={text} className="not-last:flex-1">
                {text}
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

const HEIGHT = 120;
const STEP = 10;
const BAR = 8;

function DaysSvg({ lang, days }: DaysProps) {
  const texts = useTexts();
  const last = days.length - 1;
  const ceiling = niceCeiling(Math.max(...days.map(({ sessions }) => sessions)));
  const { at, slider } = useChartCursor(days.length, (part) => Math.floor(part * days.length));
  const shown = days[at ?? last];
  const text = shown ? dayText(shown, texts.days, lang) : '';
  return (
    <div
      className="relative touch-pan-y [&_path]:[vector-effect:non-scaling-stroke]"
      role="slider"
      tabIndex={0}
      aria-valuenow={at ?? last}
      {...slider}
      aria-label={fill(texts.days.label, { count: days.length })}
      aria-valuetext={text}
    >
      <p className="strong mb-2">{text}</p>
      <svg
        className="[display:block] h-30 w-full overflow-visible border-b border-line-2"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, sessions, orders }, index) => {
          const height = Math.max(sessions > 0 ? 1 : 0, (sessions / ceiling) * HEIGHT);
          return (
            <rect
              key={day}
              className={
                index === at ? 'fill-(--text)' : orders > 0 ? 'fill-(--soft)' : 'fill-(--edge)'
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

/** Visits per day, with orders and revenue of the day in focus; a young shop's days in words. */
export function DaysChart(props: TodayProps) {
  const { lang, snapshot } = props;
  const texts = useTexts();
  // Its error stands beside the curve, which needs the same history.
  const { data: history } = useApi('GET /api/admin/dashboard/history', {}, dashboardHistory);
  if (!history) return null;
  const days = sinceFirstDay(daysWithToday(history.days, snapshot));
  const isChart = days.length >= CHART_FROM_DAYS;
  const title = isChart ? fill(texts.days.title, { count: days.length }) : texts.days.first;
  return (
    <Block
      className="today-panel"
      title={title}
      beside={isChart && <span className="soft">{texts.days.legend}</span>}
    >
      {isChart ? <DaysSvg {...props} days={days} /> : <FirstDays {...props} days={days} />}
      {isChart && (
        <ChartTable
          of="days"
          summary={texts.asTable}
          caption={title}
          heads={[texts.days.day, texts.days.sessions, texts.days.orders, texts.days.revenue]}
          rows={days
            .toReversed()
            .map(({ day, sessions, orders, revenue }) => [
              dayName(day, lang),
              formatCount(sessions, lang),
              formatCount(orders, lang),
              formatPrice(revenue, lang),
            ])}
        />
      )}
    </Block>
  );
}
