import { now, parseAbsolute, type ZonedDateTime } from '@internationalized/date';
import { DateField, DateInput, DateSegment, Label } from 'react-aria-components';
import { ZONE } from '#browser/times.ts';
import { FieldProblem } from './Field.tsx';

interface DateTimeFieldProps {
  readonly label: string;
  readonly name: string;
  /** An instant; null while it is not whole. */
  readonly value: string | null;
  readonly onChange: (iso: string | null) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Returns what is wrong with it. */
  readonly validate?: () => string | null;
}

/** Day and time in Berlin, wherever the device is; the parts stand as the page's language orders them. */
export function DateTimeField({ label, value, onChange, validate, ...props }: DateTimeFieldProps) {
  return (
    <DateField<ZonedDateTime>
      {...props}
      className="field"
      granularity="minute"
      hourCycle={24}
      hideTimeZone
      shouldForceLeadingZeros
      placeholderValue={now(ZONE).set({ hour: 0, minute: 0, second: 0, millisecond: 0 })}
      value={value === null ? null : parseAbsolute(value, ZONE)}
      onChange={(date) => onChange(date?.toAbsoluteString() ?? null)}
      {...(validate && { validate })}
    >
      <Label className="field-label">{label}</Label>
      <DateInput className="date-input">
        {(segment) => <DateSegment className="date-part" segment={segment} />}
      </DateInput>
      <FieldProblem />
    </DateField>
  );
}
