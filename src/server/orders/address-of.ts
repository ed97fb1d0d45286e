import type { Customer } from '#contract/customer.ts';
import type { PostalAddress } from './schema.ts';

/** A delivery address as an order keeps it. */
export const addressOf = ({
  street,
  addition,
  postcode,
  town,
}: Pick<Customer, 'street' | 'addition' | 'postcode' | 'town'>): PostalAddress => ({
  line1: street,
  line2: addition ?? null,
  postalCode: postcode,
  city: town,
  country: 'DE',
});
