import { type ComponentPropsWithoutRef, useId } from 'react';

interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  readonly label: string;
  /** Set while the field is wrong. */
  readonly problem: string | undefined;
}

/** A field of a form with its error below it. */
export function TextField({ label, problem, ...input }: TextFieldProps) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className="desk-field">
      <label>
        {label}
        <input {...input} aria-invalid={isWrong} aria-describedby={isWrong ? id : undefined} />
      </label>
      {isWrong && (
        <p id={id} className="desk-wrong">
          {problem}
        </p>
      )}
    </div>
  );
}
