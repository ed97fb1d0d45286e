import * as z from 'zod/mini';
import { emailAddress } from './forms.ts';
import { plain, singleLine, storable, visible } from './text.ts';

/** One line of a parcel's label. */
const line = z.string().check(z.trim(), visible, z.maxLength(100), singleLine, storable, plain);

/** A DHL parcel locker as its street and addition name it: three digits, and the post number of 6 to 10 digits. */
const PACKSTATION = /^packstation\b/i;
export const isPackstation = (street: string): boolean => PACKSTATION.test(street.trim());

const place = {
  name: line,
  street: line,
  addition: z.optional(line),
  /** From 01001 to 99998. */
  postcode: z.string().check(z.trim(), z.regex(/^(?!00|01000|99999)\d{5}$/)),
  town: line,
};

/** Buyer and delivery address as `/kasse` asks for them (docs/specification.md#7-interfaces). */
const anyCustomer = z.strictObject({
  email: emailAddress,
  ...place,
  country: z.optional(z.literal('DE')),
  /** Ticked if a mail may ask for reviews. */
  reviews: z.optional(z.literal('yes')),
  /** Where the bill goes, if that is not where the parcel goes. */
  billing: z.optional(z.strictObject({ company: z.optional(line), ...place })),
});
interface Place {
  readonly street: string;
  readonly addition?: string | undefined;
}

/** Of a Packstation the number is refused as its street, the post number as its addition. */
const packstation = [
  z.refine<Place>(({ street }) => !isPackstation(street) || /^packstation \d{3}$/i.test(street), {
    path: ['street'],
  }),
  z.refine<Place>(
    ({ street, addition = '' }) => !isPackstation(street) || /^\d{6,10}$/.test(addition),
    { path: ['addition'] },
  ),
] as const;
export const customer = anyCustomer.check(...packstation);
/** Name and address of a parcel's label. */
export const parcelAddress = z.strictObject(place).check(...packstation);
export type Customer = z.infer<typeof customer>;
export type CustomerResult =
  | { readonly success: true; readonly data: Customer; readonly error?: never }
  | { readonly success: false; readonly data?: never; readonly error: z.core.$ZodError };

/** Names the fields of a customer that are wrong (`billing.town`), in the form's order; unknown ones come last. */
export function wrongFields(given: unknown): readonly string[] {
  const issues = z.safeParse(customer, given).error?.issues ?? [];
  const fields = issues.map(
    (issue) =>
      issue.path.join('.') || (issue.code === 'unrecognized_keys' && issue.keys[0]) || 'email',
  );
  return [...new Set(fields)];
}
