import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { accountEmail } from './account.ts';
import { checkoutItem, MAX_LINE_ITEMS } from './checkout.ts';

/** `POST /api/admin/carts`: a cart for somebody who orders by telephone, as the browser that filled it holds it. */
export const adminCartBody = z.strictObject({
  email: accountEmail,
  language: z.enum(LANGS),
  items: z.array(checkoutItem).check(z.minLength(1), z.maxLength(MAX_LINE_ITEMS)),
});

export const mailedCartReply = z.object({ items: z.array(checkoutItem) });
