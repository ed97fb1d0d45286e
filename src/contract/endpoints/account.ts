import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { accountOrdersReply, orderPageReply, wishlistMerge } from '../account-data.ts';
import { formReply } from '../forms.ts';
import { paperNumber } from '../papers.ts';
import type { Endpoints } from './endpoint.ts';

const own = { for: 'customer', limit: 'account' } as const;
const language = z.enum(LANGS);

/** A customer's own data. */
export const ACCOUNT_ENDPOINTS = {
  'GET /api/account/orders': { ...own, reply: accountOrdersReply },
  /** The token of the link in every mail about an order. */
  'POST /api/order': {
    for: 'anyone',
    limit: 'readCheckout',
    body: z.strictObject({
      token: z.string().check(z.maxLength(200)),
      language: z.optional(language),
    }),
    bodyLimit: 4 * 1024,
    reply: orderPageReply,
  },
  /** An invoice or a correction of an own order, as PDF. */
  'GET /api/account/papers/:number': { ...own, params: { number: paperNumber } },
  /** The same for who has the link of its order's mails. */
  'POST /api/order/paper': {
    for: 'anyone',
    limit: 'readCheckout',
    body: z.strictObject({
      token: z.string().check(z.maxLength(200)),
      number: paperNumber,
      language: z.optional(language),
    }),
    bodyLimit: 4 * 1024,
  },
  /** A file of everything that the shop keeps of the customer. */
  'GET /api/account/export': { ...own, fresh: 'always' },
  /** The password proves that the owner sent it. */
  'DELETE /api/account': {
    ...own,
    fresh: 'factor',
    body: z.strictObject({
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      language: z.optional(language),
    }),
    reply: formReply,
  },
  /** Of the link in a mail to an address that somebody else signed up with. */
  'POST /api/auth/remove-account': {
    for: 'anyone',
    body: z.strictObject({
      token: z.string().check(z.minLength(1), z.maxLength(200)),
      language: z.optional(language),
    }),
    bodyLimit: 4 * 1024,
    reply: formReply,
  },
  /** Of the mails about the account and of its messages. */
  'PUT /api/account/language': { ...own, body: z.strictObject({ language }), reply: formReply },
  /** Merges the hearts and removals of a device with the account's; the later change of a product wins. */
  'POST /api/wishlist': { ...own, body: wishlistMerge, reply: wishlistMerge },
} as const satisfies Endpoints;
