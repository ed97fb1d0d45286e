import type { DashboardHistory } from '../../../contract/dashboard.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { dayTexts } from './day-text.ts';

interface FirstDaysProps extends DashboardProps {
  readonly days: DashboardHistory['days'];
}

/** Days of a young shop, today first: too few for a chart, so each is a line in words with its bar. */
export function FirstDays({ texts, lang, days }: FirstDaysProps) {
  const most = Math.max(1, ...days.map(({ sessions }) => sessions));
  return (
    <ol className="news-days num">
      {days.toReversed().map((one) => {
        const figures = dayTexts(one, texts.days, lang);
        return (
          <li key={one.day}>
            <span>{figures.day}</span>
            <span>{figures.sessions}</span>
            <span>{figures.orders}</span>
            <span>{figures.revenue}</span>
            <i aria-hidden="true">
              <b style={{ width: `${(one.sessions / most) * 100}%` }} />
            </i>
          </li>
        );
      })}
    </ol>
  );
}
