import type { Lang } from '#routes.ts';
import { deliveryDates, formatDay, formatDayRange, type WorkingDays } from '#rules/delivery.ts';
import { fill } from '#rules/fill.ts';
import { spanText } from '#rules/span-text.ts';
import type { SuccessTexts } from './texts.ts';

interface StepsProps {
  readonly texts: SuccessTexts;
  readonly lang: Lang;
  /** ISO time of the payment; without it no day is promised. */
  readonly paidAt: string | null;
  /** As promised when it was ordered. */
  readonly promised: WorkingDays;
}

/** Days of payment, dispatch and arrival in Berlin, counted from the payment as in its mail. */
function daysOf(paidAt: string, promised: WorkingDays, lang: Lang): readonly string[] {
  const dates = deliveryDates(Date.parse(paidAt), promised);
  return [
    formatDay(dates.ordered, lang),
    formatDayRange(dates.dispatchFrom, dates.dispatchTo, lang),
    formatDayRange(dates.deliveryFrom, dates.deliveryTo, lang),
  ];
}

/** Payment processed, order prepared, shipping soon. */
export function Steps({ texts, lang, paidAt, promised }: StepsProps) {
  const days = spanText(promised.dispatchWorkingDays).replace('–', '-');
  const dates = paidAt === null ? [] : daysOf(paidAt, promised, lang);
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
