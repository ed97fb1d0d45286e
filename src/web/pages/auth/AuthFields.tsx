import { fill } from '#rules/fill.ts';
import { Field } from '#web/ui/Field.tsx';
import { usePasswordMin } from './form-state.ts';
import type { AuthTexts } from './texts.ts';

interface FieldProps {
  readonly texts: AuthTexts;
  readonly error: string | undefined;
}

/** The address: of an account that exists (`username`), or of a new one. */
export function EmailField({
  texts,
  error,
  autoComplete = 'username',
}: FieldProps & { readonly autoComplete?: 'username' | 'email' }) {
  return (
    <Field
      label={texts.email}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      error={error}
    />
  );
}

/** The password of an account that exists. */
export function PasswordField({ texts, error }: FieldProps) {
  return (
    <Field
      label={texts.password}
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
  readonly texts: AuthTexts;
  readonly errors: { readonly password?: string; readonly repeat?: string };
}

/** A new password and its repetition. */
export function NewPasswordFields({ texts, errors }: NewPasswordFieldsProps) {
  const min = usePasswordMin();
  return (
    <>
      <Field
        label={texts.password}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        minLength={min}
        maxLength={128}
        hint={fill(texts.passwordHint, { min })}
        error={errors.password}
      />
      <Field
        label={texts.repeat}
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
