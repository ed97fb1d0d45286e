import { Field } from '#web/ui/Field.tsx';

interface CurrentPasswordProps {
  readonly label: string;
  readonly error?: string;
}

/** Asks who is signed in for the password before something cannot be taken back. */
export function CurrentPassword(props: CurrentPasswordProps) {
  return (
    <Field
      {...props}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      maxLength={128}
    />
  );
}
