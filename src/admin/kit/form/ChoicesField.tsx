import type { ReactNode } from 'react';
import { Checkbox, CheckboxGroup, FieldError, Label } from 'react-aria-components';
import { Icon } from '../Icon.tsx';
import type { FormFieldProps } from './TextField.tsx';

interface TickProps {
  readonly children: ReactNode;
  readonly value?: string;
  readonly id?: string;
  readonly isSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
}

/** A box with its words. */
export function Tick({ children, ...props }: TickProps) {
  return (
    <Checkbox {...props} className="box with-text">
      <span className="box-mark">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </Checkbox>
  );
}

interface ChoicesFieldProps extends FormFieldProps {
  readonly value: readonly string[];
  readonly options: readonly (readonly [value: string, label: ReactNode])[];
  /** In the order in which they were chosen. */
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of options. */
export function ChoicesField({ value, options, onChange, ...props }: ChoicesFieldProps) {
  const { label, finding, isChanged, id } = props;
  return (
    <CheckboxGroup
      {...(id !== undefined && { id })}
      className="field choices"
      value={[...value]}
      onChange={onChange}
      isInvalid={finding !== undefined}
      data-changed={isChanged || undefined}
    >
      <Label>{label}</Label>
      <div className="choice-row">
        {options.map(([key, text]) => (
          <Tick key={key} value={key}>
            {text}
          </Tick>
        ))}
      </div>
      <FieldError>
        <Icon name="alert" />
        {finding}
      </FieldError>
    </CheckboxGroup>
  );
}
