import { useRef } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { fill } from '#rules/fill.ts';
import type { DateRange } from './DateRangeCalendar.tsx';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';
import { lazyComponent } from './lazy-component.tsx';
import { formatDays } from './times.tsx';

// A calendar is 10 KB, which a list needs once somebody opens it.
const Calendar = lazyComponent(
  'DateRangeCalendar',
  async () => (await import('./DateRangeCalendar.tsx')).DateRangeCalendar,
);

interface DateRangeChipProps {
  readonly label: string;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** From today on; by default up to today. */
  readonly isComing?: boolean;
}

/** Filter by days, chosen in a calendar; the cross removes it. */
export function DateRangeChip({ label, range, onChange, isComing = false }: DateRangeChipProps) {
  const { lang, texts } = useKit();
  const { from, to } = range;
  const trigger = useRef<HTMLButtonElement>(null);
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
          <Dialog
            className="p-3 text-small outline-none [&_table]:border-spacing-0 [&_td]:p-0 [&_th]:h-7 [&_th]:font-[400] [&_th]:text-(--soft)"
            aria-label={label}
          >
            {({ close }) => (
              <Calendar
                label={label}
                range={range}
                isComing={isComing}
                onChoose={(chosen) => {
                  onChange(chosen);
                  close();
                }}
              />
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
