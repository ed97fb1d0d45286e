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
/** Returns the same reply for every address. */
export const requestPasswordResetBody = z.strictObject({ email: accountEmail, language });
/** From the link of a mail. */
const token = z.string().check(z.minLength(1), z.maxLength(200));
/** Links that are mailed about an account. */
export const LINK_KINDS = ['password-reset', 'verify-email', 'email-change'] as const;
/** Asks whether a link is still good (`invalid_token` else), and leaves it as it is. */
export const checkLinkBody = z.strictObject({ kind: z.enum(LINK_KINDS), token });
/** Of `/auth#reset=<token>`, or of `/auth#verify=<token>` for an account that the reader did not make. */
export const resetPasswordBody = z.strictObject({ token, password, language });
/**
 * Of `/auth#verify=<token>`. Without the account's login in this browser its password says that the
 * reader made the account; `proof_needed` else.
 */
export const verifyEmailBody = z.strictObject({ token, password: z.optional(password), language });
/** Of `/auth#verify=<token>`, for an account that the reader did not make and does not want. */
export const removeAccountBody = z.strictObject({ token, language });

/** Ends every other login; `current` proves that the owner sent it. */
export const changePasswordBody = z.strictObject({ current: password, password, language });
/** Returns the same reply for every address; the account keeps its own until the mail is confirmed. */
export const changeEmailBody = z.strictObject({ email: accountEmail, password, language });
/** Of `/konto#adresse=<token>`; asks for the account's login or password as `verifyEmailBody` does. */
export const confirmEmailBody = verifyEmailBody;

/**
 * Parts of a login that scripts may know. Tokens stay in HttpOnly cookies. `expires_at` is epoch seconds, as
 * in the specification's session. `isAdmin` is the `user_roles` row, `showsAdminLink` the specification's fixed
 * address; the server decides both.
 */
const accountSession = z.object({
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
  /** The step an administrator must take before the desk opens. */
  missing: z.nullable(z.enum(['password', 'factor'])),
  /** The password was made by the shop; its owner is advised to choose another one. */
  temporaryPassword: z.boolean(),
  /** A passkey or an authenticator app is set up. */
  hasFactor: z.boolean(),
  /** Characters that a new password of this account needs. */
  passwordMin: z.number(),
});
export type AccountSession = z.infer<typeof accountSession>;

/**
 * Reply of `session` and `signIn`; `session` is null for visitors. The other paths answer
 * `{ "ok": true }`; sign-up never logs in. Errors: `invalid_credentials`, `account_exists`,
 * `password_too_short`, `invalid_token`, `proof_needed`, and the general ones.
 */
export const accountReply = z.object({
  session: z.nullable(accountSession),
  /** The password was right; the code of the authenticator app is still to come. */
  second_step: z.optional(z.boolean()),
});
export type AccountReply = z.infer<typeof accountReply>;
