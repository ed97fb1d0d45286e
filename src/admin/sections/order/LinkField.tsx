import * as z from 'zod/mini';
import { Field } from '#admin/kit/Field.tsx';
import { trackingUrl } from '#contract/admin-orders.ts';

interface LinkFieldProps {
  readonly texts: Readonly<Record<'tracking' | 'badTracking', string>>;
  readonly link: string;
  readonly onChange: (link: string) => void;
}

/** The link to a parcel service's page, or nothing. */
export function LinkField({ texts, link, onChange }: LinkFieldProps) {
  const problemOf = (typed: string) =>
    typed.trim() === '' || z.safeParse(trackingUrl, typed.trim()).success
      ? null
      : texts.badTracking;
  return (
    <Field
      label={texts.tracking}
      inputMode="url"
      maxLength={500}
      value={link}
      validate={problemOf}
      onChange={onChange}
    />
  );
}
