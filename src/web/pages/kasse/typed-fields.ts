import * as z from 'zod/mini';
import { forgetTypedBuyer, readTypedBuyer, storeTypedBuyer } from '#web/cart/typed-buyer.ts';

const typedFields = z.object({
  /** Id of the account that was signed in. */
  owner: z.optional(z.string()),
  fields: z.record(z.string(), z.string()),
});

export const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[name]'),
];

/** Fills fields of the form by name. */
export function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const field of fieldsOf(form)) field.value = values[field.name] ?? field.value;
}

/** Keeps what is typed in this tab; `owner` is the id of the account that is signed in. */
export function keepFields(form: HTMLFormElement, owner: string | undefined): void {
  const fields = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  storeTypedBuyer(JSON.stringify({ owner, fields }));
}

/**
 * Fills what was typed in this tab into fields that are still empty. Typed by an account it is shown to that account
 * alone, and forgotten once another one, or none, is known to be signed in. True if a billing address was asked for.
 */
export function restoreFields(
  form: HTMLFormElement,
  { status, owner }: { readonly status: string; readonly owner: string | undefined },
): boolean {
  let stored: unknown;
  try {
    stored = JSON.parse(readTypedBuyer() || 'null');
  } catch {
    return false;
  }
  const { data } = z.safeParse(typedFields, stored);
  if (!data) return false;
  if (data.owner === undefined || data.owner === owner) {
    for (const field of fieldsOf(form)) field.value ||= data.fields[field.name] ?? '';
    return 'billing.name' in data.fields;
  }
  if (owner !== undefined || status === 'signed-out') forgetTypedBuyer();
  return false;
}
