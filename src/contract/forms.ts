import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';
import { plain, singleLine, storable, visible } from './text.ts';

/** Both programs have it; the core compiles without their types. */
declare const URL: new (url: string) => { readonly hostname: string };

/** A domain of other characters than ASCII: none that an URL would read as something else. */
const OTHER_DOMAIN = /^[^@]*@(?=.*[^\0-\x7f])((?:[a-z0-9.-]|[^\0-\x7f])+)$/i;

/**
 * Returns an address with its domain in ASCII (`xn--mller-kva` for `müller`), as Chromium's fields return it and mail
 * servers take it. Firefox and WebKit return what was typed. Anything else is returned as it is.
 */
export function asciiAddress(typed: string): string {
  const domain = typed.length > 254 ? undefined : OTHER_DOMAIN.exec(typed)?.[1];
  if (domain === undefined) return typed;
  try {
    return typed.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return typed;
  }
}

/** An e-mail address as the HTML standard checks it, with a dot in its domain; read by `asciiAddress()`. */
export const emailAddress = z
  .string()
  .check(
    z.overwrite(asciiAddress),
    z.maxLength(254),
    z.regex(
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
    ),
  );

const language = z.optional(z.enum(LANGS));
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
