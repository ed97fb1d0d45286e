import * as z from 'zod/mini';
import type { LineChange } from '#rules/reprice.ts';

/**
 * Every stable error code of the API, with its HTTP status. Sentences live with the
 * languages (`src/server/error-messages.*.json`); clients decide by code (docs/specification.md#8-errors).
 */
export const ERROR_STATUS = {
  invalid_body: 400,
  invalid_json: 400,
  invalid_quantity: 422,
  unknown_item: 422,
  unknown_size: 422,
  unknown_colour: 422,
  colour_count: 422,
  price_mismatch: 422,
  /** The cart costs more than its shopper was shown. */
  total_changed: 422,
  sold_out: 422,
  /** The owner has paused the checkout, or the whole shop. */
  checkout_rests: 503,
  /** Fewer pieces are free than the cart holds. */
  few_left: 422,
  /** Unpaid orders of the same network or account hold as many pieces as they may. */
  stock_held: 422,
  too_many_items: 422,
  amount_too_large: 422,
  /** Below the smallest amount that can be paid. */
  amount_too_small: 422,
  empty_cart: 422,
  /** The live shop has not opened: nothing sells. */
  not_open: 503,
  /** Points that keep a live shop from opening stand in the sentence. */
  not_ready: 409,
  /** Figures of a month or days that have not begun. */
  period_in_future: 422,
  /** DATEV's adviser, client or chart of accounts is not set. */
  datev_incomplete: 409,
  /** VAT of a sale at a rate that DATEV's charts have no account for. */
  datev_rate: 422,
  /** An upload isn't the EU's notice about the legal guarantee in its language. */
  notice_refused: 422,
  unknown_code: 422,
  code_expired: 422,
  code_minimum: 422,
  /** The code counts for goods of other collections. */
  code_goods: 422,
  code_used_up: 422,
  /** A code that counts once per customer, and the address or account has an order with it. */
  code_used_by_you: 422,
  /** Such a code, before the shop knows a mail address. */
  code_needs_mail: 422,
  /** Unpaid orders of the same network or account hold as many uses as they may. */
  code_held: 422,
  /** `field` names what is wrong about the buyer or the address. */
  invalid_customer: 422,
  idempotency_conflict: 409,
  /** The key's order is paid and holds other goods, or is somebody else's: another key goes on. */
  attempt_over: 409,
  /** The back office acted on what it had seen, which is no longer so. */
  order_changed: 409,
  /** The order's state does not allow this step. */
  step_impossible: 409,
  address_sent: 409,
  /** There is no invoice of an order that nobody has paid. */
  order_unpaid: 409,
  pieces_gone: 409,
  reply_unreadable: 422,
  /** More than what was paid and not yet paid back. */
  refund_too_large: 422,
  refund_refused: 422,
  /** The outcome of an earlier refund request for the order isn't known yet. */
  refund_unclear: 409,
  /** A bank has not decided yet whose the order's money is. */
  order_disputed: 409,
  code_exists: 409,
  /** A code was used more often than its new number of uses allows. */
  code_used_more: 409,
  /** A count was corrected or sold from since the back office read it. */
  stock_changed: 409,
  /** The key of a delivery was booked with other pieces. */
  delivery_booked: 409,
  /** Lines of a delivery that name no variant, or no pieces. */
  delivery_unclear: 422,
  /** Somebody else's answer went out before. */
  message_answered: 409,
  /** Only lines of a paid order that has left are reviewed, and by the link of its mails. */
  review_without_purchase: 422,
  review_twice: 409,
  /** Somebody else saved, discarded or published an entry of the catalogue since it was read. */
  draft_changed: 409,
  /** An entry of the catalogue that others name is to be removed. */
  entry_in_use: 409,
  nothing_to_publish: 409,
  backup_running: 409,
  /** No backup can be made: the owner has no recovery key, or a restored shop isn't complete yet. */
  backup_impossible: 409,
  /** Prices that can't be changed so stand beside the code. */
  /** Somebody changed a campaign, or its state did, since it was read. */
  campaign_changed: 409,
  /** Why it can't run stands beside the code. */
  campaign_refused: 422,
  /** An upload is none of the types that the shop takes, by its content. */
  picture_type: 415,
  /** A photo as iPhones make it. */
  picture_heic: 415,
  picture_broken: 422,
  picture_too_many_pixels: 422,
  /** Its process ended: too much time or memory. */
  picture_too_costly: 422,
  /** Another shop's picture: no public host, or not by https. */
  picture_address: 422,
  /** Its host doesn't send it. */
  picture_unreachable: 422,
  /** A product or a draft shows it. */
  picture_in_use: 409,
  /** A former version showed it, and the request doesn't say that it may go nevertheless. */
  picture_was_shown: 409,
  /** A draft has faults, which stand beside the code. */
  catalogue_faults: 422,
  /** Sign-in: wrong password and unknown address alike. */
  invalid_credentials: 401,
  account_exists: 409,
  password_too_short: 422,
  password_under_ten: 422,
  /** On the list of what is guessed first, or made of the shop's name or the address. */
  password_too_common: 422,
  /** A code of an authenticator app, or a recovery code. */
  wrong_code: 401,
  /** The password was right too long ago, or too many codes were wrong. */
  second_step_over: 401,
  /** Too many wrong codes for one account, from whomever; known logins go on. */
  codes_locked: 429,
  passkey_refused: 401,
  /** A password for an account whose only factor is a passkey. */
  passkey_needed: 403,
  /** A link of a mail that is used up, over or not ours. */
  invalid_token: 400,
  /** A mailed link that needs the login or the password of its account. */
  proof_needed: 403,
  /** Something that can't be undone: say again who you are. */
  confirm_needed: 403,
  /** An administrator's login without a second factor. */
  factor_needed: 403,
  /** An administrator's login by the password that the shop made. */
  new_password_needed: 403,
  factor_exists: 409,
  foreign_origin: 403,
  forbidden: 403,
  /** The caller's role in the back office doesn't reach that far. */
  role_forbids: 403,
  /** Nobody else owns the shop. */
  last_owner: 409,
  /** The address has a role in the back office. */
  person_known: 409,
  /** More than a manager pays back. */
  refund_needs_owner: 403,
  not_signed_in: 401,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  /** A complaint that the order's page doesn't offer. */
  complaint_not_offered: 409,
  too_many_photos: 409,
  /** Closed orders are read with a reason alone. */
  order_closed: 409,
  unsupported_media_type: 415,
  rate_limited: 429,
  /** The network has caused as many mails to addresses that nobody has proved as it may. */
  too_many_mails: 429,
  bad_signature: 400,
  payment_unavailable: 502,
  /** The mail server took no mail. */
  mail_unavailable: 502,
  /** Stripe refuses the order's payment page; asking again doesn't help. */
  payment_refused: 422,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A line that `create-checkout` refuses, because the catalogue has it otherwise; money in cents. */
const at = { item: z.int(), key: z.string() };
const lineChange = z.union([
  z.object({ ...at, state: z.literal('price'), old: z.optional(z.int()), new: z.int() }),
  z.object({ ...at, state: z.enum(['gone', 'sold_out', 'gift_sold_out']) }),
]) satisfies z.ZodMiniType<LineChange>;

/**
 * The body of every API error: a sentence in the visitor's language and a stable code. `item` is the
 * index of the cart's item that is refused, where it is one; `lines` are all lines that the catalogue has
 * otherwise; `field` is the customer's field that is refused.
 */
export const errorReply = z.object({
  error: z.string(),
  code: z.string(),
  item: z.optional(z.number()),
  lines: z.optional(z.array(lineChange)),
  field: z.optional(z.string()),
});
export type ErrorReply = z.infer<typeof errorReply>;
