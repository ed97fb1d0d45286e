import type { ReactNode } from 'react';
import { CheckboxGroup, Label } from 'react-aria-components';
import { Box, FieldProblem, type FormFieldProps } from '../Field.tsx';

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
      <div className="flex flex-wrap gap-x-5">
        {options.map(([key, text]) => (
          <Box key={key} value={key}>
            {text}
          </Box>
        ))}
      </div>
      <FieldProblem finding={finding} />
    </CheckboxGroup>
  );
}
