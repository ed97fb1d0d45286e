import * as z from 'zod/mini';
import { STAFF_ROLES } from '#rules/roles.ts';
import { accountEmail } from './account.ts';
import { storable } from './text.ts';

/** The back office: people who work in it, and invitations. For owners. */

const role = z.enum(STAFF_ROLES);

/** Id of an account. */
export const personId = z.string().check(z.minLength(1), z.maxLength(100), storable);

export const adminPeopleReply = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role,
      since: z.string(),
      has_factor: z.boolean(),
      /** Of the latest login that lives. */
      seen_at: z.nullable(z.string()),
      /** The reason for which the role stays as it is. */
      problem: z.nullable(z.enum(['last_owner'])),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role,
      invited_at: z.string(),
      expires_at: z.string(),
      is_over: z.boolean(),
    }),
  ),
});
export type AdminPeopleReply = z.infer<typeof adminPeopleReply>;

export const adminInviteBody = z.strictObject({ email: accountEmail, role });
export const adminRoleBody = z.strictObject({ role });
