import * as z from 'zod/mini';
import { plain, singleLine, storable, visible } from './text.ts';

/** An e-mail address as the HTML standard checks it, with a dot in its domain. */
export const emailAddress = z
  .string()
  .check(
    z.maxLength(254),
    z.regex(
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
    ),
  );

const language = z.optional(z.enum(['de', 'en']));
const requiredText = (max: number) =>
  z.string().check(z.trim(), visible, z.maxLength(max), storable);

/** `POST /api/contact`; the form checks itself by it. */
export const contactBody = z.strictObject({
  first_name: requiredText(100).check(plain),
  last_name: requiredText(100).check(plain),
  email: emailAddress,
  subject: requiredText(200),
  message: requiredText(5000),
  urgent: z.optional(z.boolean()),
  language,
});

/** `POST /api/withdrawals`; the page checks itself by it. `key` is made once per declaration, so that its retry stores nothing more. */
export const withdrawalBody = z.strictObject({
  key: z.uuid(),
  name: requiredText(100).check(singleLine, plain),
  order: requiredText(50).check(singleLine, plain),
  email: emailAddress,
  goods: z.optional(requiredText(1000)),
  language,
});
export type WithdrawalBody = z.infer<typeof withdrawalBody>;

/** When the shop received it, as an ISO time. */
export const withdrawalReply = z.object({ declared_at: z.string() });

/** Reply of all forms, and of other endpoints that only do something. */
export const formReply = z.object({ ok: z.literal(true) });
