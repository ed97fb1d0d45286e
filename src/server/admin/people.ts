import { asc, eq, sql } from 'drizzle-orm';
import type { AdminPeopleReply } from '#contract/admin-people.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { roleOf, roleProblem, type StaffRole } from '#rules/roles.ts';
import type { Admin } from '../auth/require-admin.ts';
import { invitations, logins, passkeys, userRoles, users } from '../auth/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

/** Any number that no other lock of the shop uses: changes of roles take turns. */
const ROLES_LOCK = 731_402_119;

/** Reads who works in the back office, owners first, and open invitations. */
export async function readPeople({ db, now }: Shop): Promise<AdminPeopleReply> {
  const staff = await db
    .select({
      id: users.id,
      email: users.email,
      roles: sql<string[]>`array_agg(${userRoles.role})`,
      since: sql<string>`min(${userRoles.createdAt})`,
      factor: sql<boolean>`${users.twoFactorEnabled} OR EXISTS (SELECT FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id})`,
      seen: sql<
        string | null
      >`(SELECT max(${logins.seenAt}) FROM ${logins} WHERE ${logins.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .groupBy(users.id)
    .orderBy(asc(users.email));
  const known = staff.flatMap(({ roles, ...person }) => {
    const role = roleOf(roles);
    return role === null ? [] : [{ ...person, role }];
  });
  const owners = known.filter(({ role }) => role === 'admin').length;
  const open = await db.select().from(invitations).orderBy(asc(invitations.email));
  const iso = (at: string) => new Date(at).toISOString();
  return {
    people: known
      .toSorted((a, b) => Number(b.role === 'admin') - Number(a.role === 'admin'))
      .map(({ id, email, role, since, factor, seen }) => ({
        ...{ id, email, role, since: iso(since), has_factor: factor },
        seen_at: seen === null ? null : iso(seen),
        problem: roleProblem({ role }, null, owners),
      })),
    invitations: open.map(({ id, email, role, createdAt, expiresAt }) => ({
      ...{ id, email, role: roleOf([role]) ?? 'packer' },
      invited_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      is_over: expiresAt.getTime() <= now(),
    })),
  };
}

/** Returns the role of an account, as the transaction sees it. */
export async function roleIn(tx: Transaction, id: string): Promise<StaffRole | null> {
  const rows = await tx.select().from(userRoles).where(eq(userRoles.userId, id));
  return roleOf(rows.map(({ role }) => role));
}

type ChangeResult = 'done' | Extract<ErrorCode, 'not_found' | 'role_forbids' | 'last_owner'>;

/**
 * Gives a person another role, or ends it with all logins (`to` null); the account stays as a customer's. Changes take
 * turns and look again who may, so two owners who end each other's role at once leave one of them.
 */
export async function changeRole(
  shop: AdminShop,
  admin: Admin,
  id: string,
  to: StaffRole | null,
): Promise<ChangeResult> {
  return shop.db.transaction(async (tx): Promise<ChangeResult> => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ROLES_LOCK})`);
    if ((await roleIn(tx, admin.id)) !== 'admin') return 'role_forbids';
    const from = await roleIn(tx, id);
    if (from === null) return 'not_found';
    if (from === to) return 'done';
    const owners = await tx.$count(userRoles, eq(userRoles.role, 'admin'));
    const problem = roleProblem({ role: from }, to, owners);
    if (problem) return problem;
    await tx.delete(userRoles).where(eq(userRoles.userId, id));
    if (to === null) await tx.delete(logins).where(eq(logins.userId, id));
    else await tx.insert(userRoles).values({ userId: id, role: to });
    const data = to === null ? { role: from } : { role: to, before: from };
    await recordAction(shop, tx, admin, to === null ? 'person_left' : 'role_changed', id, data);
    return 'done';
  });
}
