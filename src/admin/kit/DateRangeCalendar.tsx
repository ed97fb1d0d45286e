import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { Button, CalendarCell, CalendarGrid, Heading, RangeCalendar } from 'react-aria-components';
import { ZONE } from '#browser/times.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

/** Days in Berlin as `2026-11-26`, both included; without `to` up to today. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Lengths of ranges that end today, in days. */
const LENGTHS = [1, 7, 30] as const;

export interface DateRangeCalendarProps {
  readonly label: string;
  readonly range: DateRange;
  readonly onChoose: (range: DateRange) => void;
  /** From today on; by default up to today. */
  readonly isComing?: boolean;
}

const DAY =
  'outline-within grid h-(--control) w-11 cursor-pointer place-items-center rounded data-disabled:cursor-not-allowed data-disabled:text-(--off) data-hovered:bg-(--active) data-outside-month:hidden data-selected:rounded-none data-selected:bg-(--pressed) data-selection-end:bg-(--paper) data-selection-end:text-(--ink) data-selection-start:bg-(--paper) data-selection-start:text-(--ink)';

/** A calendar, and the usual ranges beside it. */
export function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { label, range, onChoose, isComing = false } = props;
  const { texts } = useKit();
  const { from, to } = range;
  const last = today(ZONE);
  const value = from ? { start: parseDate(from), end: to ? parseDate(to) : last } : null;
  const choose = (start: CalendarDate, end: CalendarDate) =>
    onChoose({
      from: start.toString(),
      to: isComing || end.compare(last) < 0 ? end.toString() : undefined,
    });
  return (
    <>
      {!isComing && (
        <div className="mb-2 grid grid-cols-[repeat(3,auto)] gap-1">
          {LENGTHS.map((days) => (
            <Button
              key={days}
              className="button"
              onPress={() => choose(last.subtract({ days: days - 1 }), last)}
            >
              {texts.dates[days]}
            </Button>
          ))}
        </div>
      )}
      <RangeCalendar
        aria-label={label}
        value={value}
        {...(isComing ? { minValue: last } : { maxValue: last })}
        {...(value && { defaultFocusedValue: value.start })}
        onChange={({ start, end }) => choose(start, end)}
      >
        <header className="flex items-center justify-between">
          <Button slot="previous" className="button quiet square">
            <Icon name="back" />
          </Button>
          <Heading />
          <Button slot="next" className="button quiet square">
            <Icon name="next" />
          </Button>
        </header>
        <CalendarGrid>{(date) => <CalendarCell className={DAY} date={date} />}</CalendarGrid>
      </RangeCalendar>
    </>
  );
}
