import type { FormEvent, ReactNode } from 'react';
import { Username } from '#browser/account/Username.tsx';

interface StepFormProps {
  readonly onSubmit: (fields: FormData, form: HTMLFormElement) => Promise<void>;
  readonly problem: string;
  readonly busy: boolean;
  readonly button: string;
  readonly children: ReactNode;
}

/** One step of a dialog: what is asked, what is wrong with it, one button. */
export function StepForm({ onSubmit, problem, busy, button, children }: StepFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(new FormData(event.currentTarget), event.currentTarget);
  };
  return (
    <form onSubmit={submit} className="grid gap-5 px-6 pb-6">
      {children}
      <p className="error empty:hidden" role="alert">
        {problem}
      </p>
      <button type="submit" className="btn solid" aria-busy={busy}>
        {button}
      </button>
      <Username />
    </form>
  );
}
