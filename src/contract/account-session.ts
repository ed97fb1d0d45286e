import * as z from 'zod/mini';
import { LANGS } from '#routes.ts';

/**
 * Parts of a login that scripts may know. Tokens stay in HttpOnly cookies. `expires_at` is epoch seconds, as
 * in the specification's session. `isAdmin` is the owner's `user_roles` row, `showsAdminLink` the specification's fixed
 * address; the server decides both.
 */
const accountSession = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** Of the mails about the account. */
    language: z.enum(LANGS),
  }),
  expires_at: z.number(),
  isAdmin: z.boolean(),
  showsAdminLink: z.boolean(),
  /** False if the account's address is one of the server's settings. */
  changesEmail: z.boolean(),
  /** The step that is missing before the back office opens. */
  missing: z.nullable(z.enum(['password', 'factor'])),
  /** The password was made by the shop; its owner is advised to choose another one. */
  temporaryPassword: z.boolean(),
  /** A passkey or an authenticator app is set up. */
  hasFactor: z.boolean(),
  /** Characters that a new password of this account needs. */
  passwordMin: z.number(),
  /** Of who works in the back office. */
  role: z.optional(z.string()),
  /** Names of the endpoints that the role may call. */
  may: z.optional(z.array(z.string())),
  /** Name of the shop, for the back office. */
  shop: z.optional(z.string()),
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
