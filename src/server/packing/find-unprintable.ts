import { SLIP_FIELDS, type SlipField } from '#contract/admin-orders.ts';
import type { OrderItem } from '#contract/checkout.ts';
import type { orders } from '../orders/schema.ts';
import { isPrintable } from './slip-fonts.ts';

type Named = Pick<typeof orders.$inferSelect, 'customerName' | 'address'>;

/** Returns the fields of an order with characters that its slip can't print; `items` are its lines as they are named. */
export function findUnprintable(
  { customerName, address }: Named,
  items: readonly Pick<OrderItem, 'name' | 'variant'>[],
): SlipField[] {
  const texts: Readonly<Record<SlipField, string>> = {
    name: customerName ?? '',
    street: address?.line1 ?? '',
    addition: address?.line2 ?? '',
    town: address ? address.postalCode + address.city : '',
    items: items.map(({ name, variant }) => name + variant).join(''),
  };
  return SLIP_FIELDS.filter((field) => !isPrintable(texts[field]));
}
