import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react';

interface Shared {
  readonly label: string;
  readonly name: string;
  /** Says what is wrong and how to mend it. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}
export type FieldProps = Shared &
  (
    | ({ readonly multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
    | ({ readonly multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  );

/** A labelled input with its hint and error. */
export function Field({ label, error, hint, ...rest }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const shared = {
    id,
    className: 'field',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="name">
        {label}
      </label>
      {rest.multiline ? (
        <textarea rows={6} {...withoutMultiline(rest)} {...shared} />
      ) : (
        <input {...withoutMultiline(rest)} {...shared} />
      )}
      {(error || hint) && (
        <p id={noteId} className={error ? 'error' : 'note'}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

function withoutMultiline<T extends { readonly multiline?: boolean }>(props: T) {
  const { multiline: _, ...rest } = props;
  return rest;
}
