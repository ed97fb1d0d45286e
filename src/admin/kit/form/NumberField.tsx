import { useState } from 'react';
import { Field, type FormFieldProps } from '../Field.tsx';
import { useKit } from '../kit-context.ts';
import { type NumberKind, readTyped, toType } from './typed-number.ts';

interface NumberFieldProps extends FormFieldProps {
  /** Cents for an amount; text that is no number stays. */
  readonly value: number | string | null;
  readonly kind: NumberKind;
  readonly autoFocus?: boolean;
  /** Null for an empty field. */
  readonly onChange: (value: number | string | null) => void;
}

/** A number or an amount. While somebody types, it shows what was typed and not what was understood. */
export function NumberField({ value, kind, onChange, onBlur, ...props }: NumberFieldProps) {
  const { lang } = useKit();
  const [typed, setTyped] = useState<string>();
  return (
    <Field
      {...props}
      {...(kind === 'euros' && { prefix: '€' })}
      inputMode="decimal"
      value={typed ?? toType(kind, value, lang)}
      onChange={(text) => {
        setTyped(text);
        onChange(readTyped(kind, text));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}
