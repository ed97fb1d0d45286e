import { useStore } from 'zustand';
import { type CartState, cartStore } from './cart-store.ts';

/** The part of the cart that a component shows. */
export function useCart<Part>(pick: (state: CartState) => Part): Part {
  return useStore(cartStore, pick);
}
