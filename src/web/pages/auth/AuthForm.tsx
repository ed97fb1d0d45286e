import type { FormEvent, ReactNode } from 'react';

interface AuthFormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The red alert above the fields, empty for none. */
  readonly alert: string;
  readonly busy: boolean;
  readonly button: string;
  readonly children: ReactNode;
}

/** Alert, fields, one button. */
export function AuthForm({ onSubmit, alert, busy, button, children }: AuthFormProps) {
  return (
    <form className="grid gap-5 pt-6" onSubmit={onSubmit} noValidate>
      {alert && (
        <p role="alert" className="alert">
          {alert}
        </p>
      )}
      {children}
      <button type="submit" className="btn solid" aria-busy={busy}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {button}
      </button>
    </form>
  );
}
