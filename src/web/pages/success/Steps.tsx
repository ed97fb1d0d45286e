import { DISPATCH_WORKING_DAYS } from '../../../catalogue/facts.ts';
import type { Lang } from '../../../catalogue/types.ts';
import { deliveryDates, formatDay, formatDayRange } from '../../../rules/delivery.ts';
import { fill } from '../../i18n/translate.ts';
import type { SuccessTexts } from './de.ts';

interface StepsProps {
  readonly texts: SuccessTexts;
  readonly lang: Lang;
  /** ISO time of the payment; without it no day is promised. */
  readonly paidAt: string | null;
}

/** Days of payment, dispatch and arrival in Berlin, counted from the payment as in its mail. */
function daysOf(paidAt: string, lang: Lang): readonly string[] {
  const dates = deliveryDates(Date.parse(paidAt));
  return [
    formatDay(dates.ordered, lang),
    formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang),
    formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang),
  ];
}

/** Payment processed, order prepared, shipping soon. */
export function Steps({ texts, lang, paidAt }: StepsProps) {
  const days = `${DISPATCH_WORKING_DAYS.from}-${DISPATCH_WORKING_DAYS.to}`;
  const dates = paidAt === null ? [] : daysOf(paidAt, lang);
  return (
    <ol className="steps">
      {texts.steps.map(({ title, text, on }, index) => (
        <li key={title}>
          <h2 className="h3">{fill(title, { days })}</h2>
          <p className="pt-1.5 text-soft">{text}</p>
          {dates[index] && (
            <p className="step-day">
              {on} <b className="num">{dates[index]}</b>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
