import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly problem: string | undefined;
  readonly children: (attributes: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its error below it. */
export function Field({ label, problem, children }: FieldProps) {
  const id = useId();
  const problemId = useId();
  const isWrong = problem !== undefined;
  const describedBy = isWrong ? problemId : undefined;
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': describedBy })}
      {isWrong && (
        <p id={problemId} className="desk-wrong">
          {problem}
        </p>
      )}
    </div>
  );
}
