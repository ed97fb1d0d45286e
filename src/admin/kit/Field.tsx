import { FieldError, Input, Label, TextField, type TextFieldProps } from 'react-aria-components';
import { Icon } from './Icon.tsx';
import { useKit } from './kit-context.ts';

interface FieldProps extends TextFieldProps {
  readonly label: string;
}

/** Label above, the error in words below once the field is left or sent. */
export function Field({ label, ...props }: FieldProps) {
  const texts = useKit().texts.field;
  return (
    <TextField {...props} className="field">
      <Label>{label}</Label>
      <Input />
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
    </TextField>
  );
}
