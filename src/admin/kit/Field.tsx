import { FieldError, Input, Label, TextField, type TextFieldProps } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

/** Problem of a field, in words. */
export function FieldProblem() {
  const texts = useKit().texts.field;
  return (
    <FieldError>
      {({ validationDetails, validationErrors }) => (
        <>
          <Icon name="alert" />
          {/* The browser's own sentences are in its language. */}
          {validationDetails.valueMissing && texts.missing}
          {validationDetails.typeMismatch && texts.email}
          {validationDetails.customError && validationErrors.join(' ')}
        </>
      )}
    </FieldError>
  );
}

interface FieldProps extends TextFieldProps {
  readonly label: string;
}

/** Label above, the error in words below once the field is left or sent. */
export function Field({ label, ...props }: FieldProps) {
  return (
    <TextField {...props} className="field">
      <Label>{label}</Label>
      <Input />
      <FieldProblem />
    </TextField>
  );
}
