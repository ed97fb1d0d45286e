import * as z from 'zod/mini';
import { FULFILMENTS, ORDER_STATUSES } from '#rules/order-states.ts';
import { withdrawalBody } from './forms.ts';
import { storable } from './text.ts';

/** The back office: withdrawals and what becomes of them. Every endpoint is for admins only. */

/** Withdrawals of one page of `GET /api/admin/returns`. */
export const ADMIN_RETURNS_PER_PAGE = 50;

/** `before` is the `next` of the page before. */
export const adminReturnsQuery = z.strictObject({
  /**
   * Those that are done, the latest first; otherwise the open ones, the first due first: one of each order, then further
   * ones of an order, then those without an order.
   */
  done: z.optional(z.enum(['1'])),
  before: z.optional(z.uuid()),
});

export const adminReturn = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Number as the customer typed it. */
  typed_order: z.string(),
  /** Null for all of the order. */
  goods: z.nullable(z.string()),
  declared_at: z.string(),
  /** Day in Berlin until which the money must be back: `2026-12-04`. */
  due_on: z.string(),
  done_at: z.nullable(z.string()),
  /** Other open ones of its order. */
  same_order: z.int(),
  /** The order it is about; null until one is found. */
  order: z.nullable(
    z.object({
      id: z.string(),
      number: z.string(),
      status: z.enum(ORDER_STATUSES),
      fulfilment: z.enum(FULFILMENTS),
    }),
  ),
});
export type AdminReturn = z.infer<typeof adminReturn>;

export const adminReturnsReply = z.object({
  returns: z.array(adminReturn),
  next: z.nullable(z.string()),
  counts: z.object({ open: z.number(), done: z.number() }),
});

/** `POST /api/admin/returns/:id/order`: the number of the order that it is about; empty for none. */
export const adminReturnOrderBody = z.strictObject({
  number: z.string().check(z.maxLength(50), storable),
});

/** `POST /api/admin/returns/:id/done`; `false` opens it again. */
export const adminReturnDoneBody = z.strictObject({ done: z.boolean() });

const { key, name, order, email, goods } = withdrawalBody.shape;

/**
 * `POST /api/admin/returns`: a withdrawal that was declared before and is missing, as after a restore. Name and address
 * may be left out if the order is known.
 */
export const adminReturnBody = z.strictObject({
  key,
  order,
  /** When it was received, as its receipt says. */
  declared_at: z.iso.datetime(),
  name: z.optional(name),
  email: z.optional(email),
  goods,
  /** True sends the customer the receipt once more. */
  receipt: z.boolean(),
});
export type AdminReturnBody = z.infer<typeof adminReturnBody>;
