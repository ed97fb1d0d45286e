import * as z from 'zod/mini';
import { Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { trackingUrl } from '#contract/admin-orders.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
  readonly onChange: (link: string) => void;
}

/** The link to a parcel service's page, or nothing. */
export function LinkField({ label, link, onChange }: LinkFieldProps) {
  const { texts } = useKit();
  const isLink = (typed: string) =>
    typed.trim() === '' || z.safeParse(trackingUrl, typed.trim()).success;
  return (
    <Field
      label={label}
      inputMode="url"
      maxLength={500}
      value={link}
      validate={(typed) => (isLink(typed) ? null : texts.field.link)}
      onChange={onChange}
    />
  );
}
