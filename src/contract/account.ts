import * as z from 'zod/mini';
import { emailAddress } from './forms.ts';
import { storable } from './text.ts';

export { AUTH_PATHS } from './auth-paths.ts';

/**
 * An address an account can have: one that the login library, which knows fewer characters before
 * the `@` and only letters at the end, takes for one as well.
 */
export const accountEmail = emailAddress.check(z.email());

const language = z.optional(z.enum(['de', 'en']));
/** Longer ones would only cost hashing time. Too short ones are answered with a code of their own. */
const password = z.string().check(z.minLength(1), z.maxLength(128));

export const signInBody = z.strictObject({ email: accountEmail, password, language });
export const signUpBody = z.strictObject({
  email: accountEmail,
  password,
  name: z.optional(z.string().check(z.maxLength(100), storable)),
  language,
});
/** Answers the same for every address. */
export const requestPasswordResetBody = z.strictObject({ email: accountEmail, language });
/** `token` is the one of the link in the mail, `/auth?reset=<token>`. */
export const resetPasswordBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  password,
  language,
});

/** Ends every other login; `current` says that it is really the owner. */
export const changePasswordBody = z.strictObject({ current: password, password, language });
/** Answers the same for every address; the account keeps its own until the mail is confirmed. */
export const changeEmailBody = z.strictObject({ email: accountEmail, password, language });
/** `token` is the one of the link in the mail, `/konto?adresse=<token>`. */
export const confirmEmailBody = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  language,
});

/**
 * What scripts may know of a login: never its tokens, which stay in HttpOnly cookies (decision
 * 18). `expires_at` is epoch seconds, as in the spec's session. `isAdmin` is the `user_roles` row,
 * `showsAdminLink` the spec's fixed address; both are decided by the server.
 */
export const accountSession = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** Of the mails about the account. */
    language: z.enum(['de', 'en']),
  }),
  expires_at: z.number(),
  isAdmin: z.boolean(),
  showsAdminLink: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/**
 * Reply of `session` and `signIn`; `session` is null for visitors. The other paths answer
 * `{ "ok": true }`; sign-up never logs in. Errors: `invalid_credentials`, `account_exists`,
 * `password_too_short`, `invalid_token`, and the general ones.
 */
export const accountReply = z.object({ session: z.nullable(accountSession) });
export type AccountReply = z.infer<typeof accountReply>;
