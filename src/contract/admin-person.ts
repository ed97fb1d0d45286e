import * as z from 'zod/mini';
import { emailAddress } from './forms.ts';

/** The back office: everything kept about the holder of a mail address. */

/** `POST /api/admin/person`, `…/export` and `…/erase`: the address stands in no URL. */
export const adminPersonBody = z.strictObject({ email: emailAddress });

/** Rows that erasure removes; of `unpaid_orders` only whose they were. */
const personCounts = z.object({
  accounts: z.number(),
  wishes: z.number(),
  unpaid_orders: z.number(),
  messages: z.number(),
  mails: z.number(),
  subscriptions: z.number(),
  withdrawals: z.number(),
  reviews: z.number(),
});
export type PersonCounts = z.infer<typeof personCounts>;

/** Rows that stay: paid orders and their withdrawals by law, open ones until they end. */
const personKept = z.object({
  paid_orders: z.number(),
  open_orders: z.number(),
  kept_withdrawals: z.number(),
});
export type PersonKept = z.infer<typeof personKept>;

export const adminPersonReply = z.object({
  /** The account with this address; an unverified one may be somebody else's. */
  account: z.enum(['none', 'unverified', 'verified']),
  /** An address of the shop itself or of an administrator: nothing of it is erased. */
  is_own: z.boolean(),
  found: personCounts,
  kept: personKept,
});
export type AdminPersonReply = z.infer<typeof adminPersonReply>;

export const adminErasedReply = z.object({ erased: personCounts, kept: personKept });
export type AdminErasedReply = z.infer<typeof adminErasedReply>;
