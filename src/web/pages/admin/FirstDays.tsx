import type { DashboardHistory } from '../../../contract/dashboard.ts';
import type { DashboardProps } from './Dashboard.tsx';
import { dayTexts } from './day-text.ts';

interface FirstDaysProps extends DashboardProps {
  readonly days: DashboardHistory['days'];
}

/** Days of a young shop, today first: too few for a chart, so each is a line in words with its bar. */
export function FirstDays({ copy, lang, days }: FirstDaysProps) {
  const most = Math.max(1, ...days.map(({ sessions }) => sessions));
  return (
    <ol className="news-days num">
      {days.toReversed().map((one) => {
        const texts = dayTexts(one, copy.days, lang);
        return (
          <li key={one.day}>
            <span>{texts.day}</span>
            <span>{texts.sessions}</span>
            <span>{texts.orders}</span>
            <span>{texts.revenue}</span>
            <i aria-hidden="true">
              <b style={{ width: `${(one.sessions / most) * 100}%` }} />
            </i>
          </li>
        );
      })}
    </ol>
  );
}
