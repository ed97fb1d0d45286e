import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type DiscountCodeReply, discountCodeReply } from '../../contract/checkout.ts';
import type { CodeTerms } from '../../rules/discount-codes.ts';
import { browserStorage } from '../browser-storage.ts';

interface DiscountState {
  /** The redeemed code; the server checks it again when paying. */
  readonly code: DiscountCodeReply | null;
}

const stored = z.object({ code: z.nullable(discountCodeReply) });

export const useDiscount = create<DiscountState>()(
  persist((): DiscountState => ({ code: null }), {
    name: 'discount-code',
    storage: browserStorage<DiscountState>(),
    merge: (state, current) => {
      const parsed = z.safeParse(stored, state);
      return parsed.success ? parsed.data : current;
    },
  }),
);

export function keepCode(code: DiscountCodeReply | null): void {
  useDiscount.setState({ code });
}

/** What the code takes off, for `rules/discount-codes`. */
export function termsOf(code: DiscountCodeReply): CodeTerms {
  return { kind: code.kind, value: code.value, minimumCents: code.minimum };
}
