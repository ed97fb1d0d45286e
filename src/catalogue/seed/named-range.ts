import { productName } from '../names.ts';
import { CART_RANGE, findRef } from './cart-range.ts';

/** The seed as order lines are read with: the cart's, with names. */
export const NAMED_RANGE = {
  ...CART_RANGE,
  find: (id: string) => {
    const ref = findRef(id);
    return (
      ref && { ...ref, name: { de: productName(ref.id, 'de'), en: productName(ref.id, 'en') } }
    );
  },
};
