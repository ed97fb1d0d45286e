import { useState } from 'react';
import { eurosToType, typedEuros } from '#browser/typed-euros.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { Field } from './Field.tsx';
import { useKit } from './kit-context.ts';

interface EuroFieldProps {
  readonly label: string;
  /** Undefined while nothing, or no amount, is typed. */
  readonly cents: number | undefined;
  readonly onChange: (cents: number | undefined) => void;
  readonly leastCents?: number;
  readonly mostCents?: number;
  readonly isRequired?: boolean;
}

/** An amount in euros, typed as in German or in English (`12,5`, `€12.50`). */
export function EuroField({
  label,
  cents,
  onChange,
  leastCents = 0,
  mostCents = Number.MAX_SAFE_INTEGER,
  isRequired = false,
}: EuroFieldProps) {
  const { lang, texts } = useKit();
  const [typed, setTyped] = useState('');
  // `cents` was set by the parent, not by typing: show it.
  if (typedEuros(typed) !== cents) setTyped(cents === undefined ? '' : eurosToType(cents, lang));
  const problemOf = (text: string) => {
    if (text.trim() === '') return null;
    const amount = typedEuros(text);
    if (amount === undefined) return texts.field.amount;
    if (amount < leastCents)
      return fill(texts.field.least, { amount: formatPrice(leastCents, lang) });
    if (amount > mostCents) return fill(texts.field.most, { amount: formatPrice(mostCents, lang) });
    return null;
  };
  return (
    <Field
      label={label}
      inputMode="decimal"
      maxLength={12}
      isRequired={isRequired}
      value={typed}
      validate={problemOf}
      onChange={(text) => {
        setTyped(text);
        onChange(typedEuros(text));
      }}
    />
  );
}
