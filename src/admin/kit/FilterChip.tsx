import { useId } from 'react';
import { Button, Select, SelectValue } from 'react-aria-components';
import { LIST_DAYS } from '#contract/admin-list.ts';
import { fill } from '#rules/fill.ts';
import { Options } from './form/SelectField.tsx';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

interface FilterChipProps<T extends string> {
  readonly label: string;
  /** Undefined while the list isn't filtered by it. */
  readonly value: T | undefined;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T | undefined) => void;
  /** A choice that always has a value, such as an order, can't be removed. */
  readonly isFixed?: boolean;
  readonly className?: string;
}

/** A filter with its name and value; the cross removes it. */
export function FilterChip<T extends string>(props: FilterChipProps<T>) {
  const { label, value, options, onChange, isFixed = false, className = '' } = props;
  const { texts } = useKit();
  const isSet = value !== undefined;
  const textId = useId();
  return (
    <div className={`chip ${className}`} data-set={isSet || undefined}>
      <Select
        aria-label={label}
        value={value ?? null}
        onChange={(key) => onChange(options.find(([each]) => each === key)?.[0])}
      >
        <Button aria-labelledby={textId}>
          <span id={textId} className="chip-text">
            <span className={isFixed ? 'sr-only' : 'soft'}>{`${label} `}</span>
            <SelectValue>
              {({ selectedText, isPlaceholder }) =>
                isPlaceholder ? <Icon name="down" /> : <b>{selectedText}</b>
              }
            </SelectValue>
          </span>
          {isFixed && <Icon name="down" />}
        </Button>
        <Options options={options} />
      </Select>
      {isSet && !isFixed && (
        <Button
          className="chip-clear"
          aria-label={fill(texts.filters.clear, { name: label })}
          onPress={(event) => {
            // The cross goes with the filter, which stays.
            const { target } = event;
            onChange(undefined);
            target.parentElement?.querySelector('button')?.focus();
          }}
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}

type Days = (typeof LIST_DAYS)[number];

interface DaysChipProps {
  readonly days: Days | undefined;
  readonly onChange: (days: Days | undefined) => void;
}

/** Filter by the age of entries. */
export function DaysChip({ days, onChange }: DaysChipProps) {
  const { texts } = useKit();
  return (
    <FilterChip
      label={texts.days.label}
      value={days}
      options={LIST_DAYS.map((each) => [each, texts.days[each]])}
      onChange={onChange}
    />
  );
}

interface SortChipProps {
  readonly sort: 'oldest' | undefined;
  readonly onChange: (isOldest: boolean) => void;
}

/** Order of a list on phones, where its table has no head. */
export function SortChip({ sort, onChange }: SortChipProps) {
  const { texts } = useKit();
  const { label, newest, oldest } = texts.sort;
  return (
    <FilterChip
      className="phone-only"
      label={label}
      value={sort ?? 'newest'}
      options={[
        ['newest', newest],
        ['oldest', oldest],
      ]}
      onChange={(value) => onChange(value === 'oldest')}
      isFixed
    />
  );
}
