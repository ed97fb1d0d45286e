import { fill } from '../../i18n/translate.ts';
import { Field } from '../../ui/Field.tsx';
import { type AuthCopy, usePasswordMin } from './form-state.ts';

interface FieldProps {
  readonly copy: AuthCopy;
  readonly error: string | undefined;
}

/** The address: of an account that exists (`username`), or of a new one. */
export function EmailField({
  copy,
  error,
  autoComplete = 'username',
}: FieldProps & { readonly autoComplete?: 'username' | 'email' }) {
  return (
    <Field
      label={copy.email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      error={error}
    />
  );
}

/** The password of an account that exists. */
export function PasswordField({ copy, error }: FieldProps) {
  return (
    <Field
      label={copy.password}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      maxLength={128}
      error={error}
    />
  );
}

interface NewPasswordFieldsProps {
  readonly copy: AuthCopy;
  readonly errors: { readonly password?: string; readonly repeat?: string };
}

/** A new password and its repetition. */
export function NewPasswordFields({ copy, errors }: NewPasswordFieldsProps) {
  const min = usePasswordMin();
  return (
    <>
      <Field
        label={copy.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={min}
        maxLength={128}
        hint={fill(copy.passwordHint, { min })}
        error={errors.password}
      />
      <Field
        label={copy.repeat}
        name="repeat"
        type="password"
        autoComplete="new-password"
        required
        maxLength={128}
        error={errors.repeat}
      />
    </>
  );
}
