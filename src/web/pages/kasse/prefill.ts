import * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { fieldsOf, fill } from './typed-fields.ts';

const reply = z.object({ orders: z.array(z.object({ recipient: z.array(z.string()) })) });

/** Reads a parcel's label back: name, street, addition if there is one, postcode and town. */
export function addressIn(recipient: readonly string[]): Readonly<Record<string, string>> {
  const [, postcode, town] = /^(\d{5}) (.+)$/.exec(recipient.at(-1) ?? '') ?? [];
  const [name, street, addition = ''] = recipient.slice(0, -1);
  if (!name || !street || !postcode || !town) return {};
  return { name, street, addition, postcode, town };
}

/** Fills in the account's e-mail address and that of its last order, unless something was typed. */
export async function prefill(form: HTMLFormElement, email: string): Promise<void> {
  const isEmpty = (...names: string[]) =>
    fieldsOf(form).every(({ name, value }) => value === '' || !names.includes(name));
  if (isEmpty('email')) fill(form, { email });
  const result = await callApi('GET /api/account/orders', {}, reply);
  const [last] = result.ok ? result.data.orders : [];
  if (last && isEmpty('name', 'street', 'addition', 'postcode', 'town')) {
    fill(form, addressIn(last.recipient));
  }
}
