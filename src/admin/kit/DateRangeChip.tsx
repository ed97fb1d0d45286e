import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { useRef } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  Dialog,
  DialogTrigger,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components';
import { fill } from '#browser/fill.ts';
import { ZONE } from '#browser/times.ts';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';
import { formatDays } from './times.ts';

/** Days in Berlin as `2026-11-26`, both included; without `to` up to today. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Lengths of ranges that end today, in days. */
const LENGTHS = [1, 7, 30] as const;

interface DateRangeChipProps {
  readonly label: string;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

/** Filter by days: a calendar, and the usual ranges beside it; the cross removes it. */
export function DateRangeChip({ label, range, onChange }: DateRangeChipProps) {
  const { lang, texts } = useKit();
  const { from, to } = range;
  const trigger = useRef<HTMLButtonElement>(null);
  const last = today(ZONE);
  const value = from ? { start: parseDate(from), end: to ? parseDate(to) : last } : null;
  const choose = (start: CalendarDate, end: CalendarDate, close: () => void) => {
    onChange({
      from: start.toString(),
      to: end.compare(last) < 0 ? end.toString() : undefined,
    });
    close();
  };
  return (
    <div className="chip" data-set={from !== undefined || undefined}>
      <DialogTrigger>
        <Button ref={trigger}>
          <span className="chip-text">
            <span className="soft">{label}</span>
            {from ? <b>{formatDays(from, to, lang, texts)}</b> : <Icon name="down" />}
          </span>
        </Button>
        <Popover className="popover">
          <Dialog className="date-range" aria-label={label}>
            {({ close }) => (
              <>
                <div className="date-lengths">
                  {LENGTHS.map((days) => (
                    <Button
                      key={days}
                      className="button"
                      onPress={() => choose(last.subtract({ days: days - 1 }), last, close)}
                    >
                      {texts.dates[days]}
                    </Button>
                  ))}
                </div>
                <RangeCalendar
                  aria-label={label}
                  value={value}
                  maxValue={last}
                  {...(value && { defaultFocusedValue: value.start })}
                  onChange={({ start, end }) => choose(start, end, close)}
                >
                  <header>
                    <Button slot="previous" className="button quiet square">
                      <Icon name="back" />
                    </Button>
                    <Heading />
                    <Button slot="next" className="button quiet square">
                      <Icon name="next" />
                    </Button>
                  </header>
                  <CalendarGrid>
                    {(date) => <CalendarCell className="day" date={date} />}
                  </CalendarGrid>
                </RangeCalendar>
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {from !== undefined && (
        <Button
          className="chip-clear"
          aria-label={fill(texts.filters.clear, { name: label })}
          onPress={() => {
            onChange({ from: undefined, to: undefined });
            trigger.current?.focus();
          }}
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}
