import * as z from 'zod/mini';
import { listDays, listSort } from './admin-list.ts';
import { emailAddress } from './forms.ts';

/** The back office: the security log, and the way back for a customer who lost a factor. */

/**
 * Every kind of security event, the ones that refused something last. `data.what` names the change of an account or the
 * export, `data.code` the refusal.
 */
export const SECURITY_KINDS = [
  'signed_in',
  'proof_given',
  'account_changed',
  'factor_removed',
  'role_given',
  'role_removed',
  'exported',
  'sign_in_refused',
  'access_refused',
  'request_refused',
  'slowed_down',
] as const;
export type SecurityKind = (typeof SECURITY_KINDS)[number];

/** Events of one page of `GET /api/admin/security`. */
export const ADMIN_SECURITY_PER_PAGE = 50;

/** `before` is the `next` of the page before. */
export const adminSecurityQuery = z.strictObject({
  kind: z.optional(z.enum(SECURITY_KINDS)),
  /** Only what was refused. */
  refused: z.optional(z.enum(['1'])),
  /** Id of an account. */
  account: z.optional(z.string().check(z.maxLength(64))),
  days: listDays,
  sort: listSort,
  before: z.optional(z.string().check(z.regex(/^\d{1,17}\.\d{1,16}$/))),
});

export const adminSecurityReply = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      /** Kinds of other versions may be among them. */
      kind: z.string(),
      refused: z.boolean(),
      /** Id of the account it is about; null when nobody knows. */
      account: z.nullable(z.string()),
      /** The account's address while there is such an account. */
      email: z.nullable(z.string()),
      /** Route pattern, command, or `database`. */
      place: z.string(),
      /** Pseudonym of the sender's network, the same for one day; null outside of requests. */
      network: z.nullable(z.string()),
      /** Events that this one stands for. */
      times: z.number(),
      at: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  next: z.nullable(z.string()),
});
export type AdminSecurityReply = z.infer<typeof adminSecurityReply>;

/** `POST /api/admin/end-logins`: ends the logins of all accounts. */
export const adminEndLoginsBody = z.strictObject({});

/** `POST /api/admin/remove-factors`; `checked` confirms that the steps of `docs/lost-factor.md` were taken. */
export const adminRemoveFactorsBody = z.strictObject({
  email: emailAddress,
  checked: z.literal(true),
});
