import { BarChart } from '#admin/kit/BarChart.tsx';
import { Block } from '#admin/kit/Block.tsx';
import { formatCount } from '#admin/kit/counted.ts';
import { useApi } from '#admin/kit/queries.ts';
import { type DashboardHistory, dashboardHistory } from '#contract/dashboard.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { ChartTable } from './ChartTable.tsx';
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
      {isChart ? (
        <BarChart
          label={fill(texts.days.label, { count: days.length })}
          bars={days.map(({ day, sessions, orders }) => {
            return { key: day, value: sessions, isStrong: orders > 0 };
          })}
          textOf={(at) =>
            days
              .slice(at, at + 1)
              .map((day) => dayText(day, texts.days, lang))
              .join('')
          }
        />
      ) : (
        <FirstDays {...props} days={days} />
      )}
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
