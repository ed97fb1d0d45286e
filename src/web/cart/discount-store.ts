import * as z from 'zod/mini';
import { create } from 'zustand';
import { type DiscountCodeReply, discountCodeReply } from '#contract/checkout.ts';
import { type CartItem, totalCents } from '#rules/cart.ts';
import { type CodeTerms, countsFor } from '#rules/discount-codes.ts';
import { productIdsIn } from '#rules/read-item-id.ts';
import { onStoredElsewhere, readStored, store } from '../browser-storage.ts';

const STORAGE_KEY = 'discount-code';

interface DiscountState {
  /** The redeemed code; the server checks it again when paying. */
  readonly code: DiscountCodeReply | null;
  /** Why the last one is gone, when the shop and not the visitor took it away. */
  readonly ended: string;
}

const kept = z.object({ code: z.nullable(discountCodeReply) });

export const useDiscount = create<DiscountState>(() => ({ code: null, ended: '' }));

function read(): void {
  const { data } = z.safeParse(kept, readStored(STORAGE_KEY));
  useDiscount.setState({ code: data?.code ?? null });
}

export function keepCode(code: DiscountCodeReply | null): void {
  store(STORAGE_KEY, { code });
  useDiscount.setState({ code, ended: '' });
}

/** Reads the stored code and follows its changes in other tabs. Returns the function that stops it. */
export function followCode(): () => void {
  read();
  return onStoredElsewhere(STORAGE_KEY, read);
}

/** Discount of the code, for `rules/discount-codes`. */
export function termsOf(code: DiscountCodeReply): CodeTerms {
  const { kind, value, minimum: minimumCents, products: productIds } = code;
  return { kind, value, minimumCents, productIds };
}

/** Price of the goods that the code counts for, in cents. The server knows products of like names apart. */
export function countedCents(code: DiscountCodeReply, items: readonly CartItem[]): number {
  return totalCents(items.filter(({ id }) => countsFor(termsOf(code), productIdsIn(id))));
}
