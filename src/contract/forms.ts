import * as z from 'zod/mini';
import { storable } from './text.ts';

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
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), storable);

/** `POST /api/contact` (spec: /hilfe). */
export const contactBody = z.strictObject({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: emailAddress,
  subject: requiredText(200),
  message: requiredText(5000),
  urgent: z.optional(z.boolean()),
  language,
});

/** `POST /api/newsletter`: asks for the double opt-in mail. Returns the same reply for every address. */
export const newsletterBody = z.strictObject({ email: emailAddress, language });

const token = z.string().check(z.regex(/^[\w-]{20,100}$/));

/** `POST /api/newsletter/confirm`: the token of the opt-in mail (`/newsletter#token=…`). */
export const newsletterConfirmBody = z.strictObject({ token, language });

/**
 * `POST /api/newsletter/unsubscribe`: the token of `/newsletter#unsubscribe=…`. Mail programs post
 * a form to the same path with the token in the query (RFC 8058).
 */
export const newsletterUnsubscribeBody = z.strictObject({ token, language });
export const newsletterToken = token;

/** Reply of all forms. */
export const formReply = z.object({ ok: z.literal(true) });
