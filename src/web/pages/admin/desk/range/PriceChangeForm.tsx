import { useId } from 'react';
import { ROUNDINGS } from '#rules/bulk-prices.ts';
import type { DeskTexts } from '../texts.ts';
import type { TypedChange } from './typed-change.ts';

interface FormProps {
  readonly texts: DeskTexts;
  readonly typed: TypedChange;
  /** Reason why this is no change yet. */
  readonly problem: string;
  readonly onChange: (typed: TypedChange) => void;
}

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly value: Option;
  readonly names: Readonly<Record<Option, string>>;
  readonly options: readonly Option[];
  readonly describedBy?: string;
  readonly isWide?: true;
  readonly onChange: (option: Option) => void;
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, value, names, options, describedBy, isWide, onChange } = props;
  return (
    <label className={isWide ? 'desk-field is-grow' : 'desk-field'}>
      {label}
      <select
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const option = options.find((each) => each === target.value);
          if (option !== undefined) onChange(option);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Fields of a change of many prices. */
export function PriceChangeForm({ texts, typed, problem, onChange }: FormProps) {
  const { priceTexts } = texts.range;
  const problemId = useId();
  const hintId = useId();
  const { direction, unit, size, rounding, original } = typed;
  return (
    <div className="price-form">
      <div className="desk-form">
        <Choice
          label={priceTexts.direction}
          value={direction}
          names={priceTexts.directions}
          options={['down', 'up']}
          onChange={(next) =>
            onChange({ ...typed, direction: next, original: next === 'up' ? 'kept' : original })
          }
        />
        <Choice
          label={priceTexts.unit}
          value={unit}
          names={priceTexts.units}
          options={['percent', 'euros']}
          onChange={(next) => onChange({ ...typed, unit: next })}
        />
        <label className="desk-field">
          {priceTexts.size[unit]}
          <input
            value={size}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={problem !== '' && size !== ''}
            aria-describedby={problemId}
            onChange={({ target }) => onChange({ ...typed, size: target.value })}
          />
        </label>
        <Choice
          label={priceTexts.rounding}
          value={rounding}
          names={priceTexts.roundings}
          options={ROUNDINGS}
          describedBy={hintId}
          onChange={(next) => onChange({ ...typed, rounding: next })}
        />
        {direction === 'down' && (
          <Choice
            label={priceTexts.original}
            value={original}
            names={priceTexts.originals}
            options={['kept', 'former']}
            isWide
            onChange={(next) => onChange({ ...typed, original: next })}
          />
        )}
      </div>
      <p id={hintId} className="news-soft">
        {priceTexts.roundingHint}
      </p>
      <p id={problemId} className={size === '' ? 'news-soft' : 'news-hot'}>
        {problem}
      </p>
    </div>
  );
}
