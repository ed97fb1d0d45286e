import { now, parseAbsolute, type ZonedDateTime } from '@internationalized/date';
import { useContext, useEffect, useState } from 'react';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  Label,
} from 'react-aria-components';
import { ZONE } from '#browser/times.ts';
import { FieldProblem } from './Field.tsx';

/** Tells whether some parts are typed and others are not. */
function Partial({ onChange }: { readonly onChange: (isPartial: boolean) => void }) {
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  const typed = segments.filter(({ isEditable, isPlaceholder }) => isEditable && !isPlaceholder);
  const missing = segments.filter(({ isEditable, isPlaceholder }) => isEditable && isPlaceholder);
  const isPartial = typed.length > 0 && missing.length > 0;
  useEffect(() => onChange(isPartial), [isPartial, onChange]);
  return null;
}

export interface DateTimeFieldProps {
  readonly label: string;
  /** An instant; null while it is not whole. */
  readonly value: string | null;
  readonly onChange: (iso: string | null) => void;
  readonly isRequired?: boolean;
  /** Its last part; minutes unless it says otherwise. */
  readonly granularity?: 'day' | 'second';
  readonly isDisabled?: boolean;
  /** Returns what is wrong with it. */
  readonly validate?: () => string | null;
}

const PART =
  'inline-block min-h-6 min-w-6 rounded text-center leading-6 data-focused:bg-(--paper) data-focused:text-(--ink) data-focused:outline-none data-placeholder:text-(--soft) data-[type=literal]:min-w-0 data-[type=literal]:whitespace-pre';

/** Day and time in Berlin, wherever the device is; the parts stand as the page's language orders them. */
export function DateTimeInput(all: DateTimeFieldProps) {
  const { label, value, onChange, validate, isRequired = false, ...props } = all;
  const [isPartial, setIsPartial] = useState(false);
  return (
    <DateField<ZonedDateTime>
      granularity="minute"
      {...props}
      className="field"
      hourCycle={24}
      hideTimeZone
      shouldForceLeadingZeros
      // A partly typed date has no value; being required makes it invalid.
      isRequired={isRequired || isPartial}
      placeholderValue={now(ZONE).set({ hour: 0, minute: 0, second: 0, millisecond: 0 })}
      value={value === null ? null : parseAbsolute(value, ZONE)}
      onChange={(date) => onChange(date?.toAbsoluteString() ?? null)}
      {...(validate && { validate })}
    >
      <Label className="field-label">{label}</Label>
      <DateInput className="date-input flex cursor-text items-center whitespace-nowrap data-disabled:border-dashed data-disabled:border-line-2 data-disabled:bg-transparent data-disabled:text-(--off)">
        {(segment) => <DateSegment className={PART} segment={segment} />}
      </DateInput>
      <Partial onChange={setIsPartial} />
      <FieldProblem />
    </DateField>
  );
}
