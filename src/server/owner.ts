import { asc, desc, eq } from 'drizzle-orm';
import { userRoles, users } from './auth/schema.ts';
import { DEFAULT_ADMIN_EMAIL, type Settings } from './env.ts';
import type { Database, Transaction } from './shop.ts';

/**
 * Returns the owner's address in small letters: `ADMIN_EMAIL`. Where nobody set it, it is that of the account that the
 * first start made, which she may have changed since.
 */
export async function readOwnerEmail(
  db: Database | Transaction,
  { adminEmail }: Pick<Settings, 'adminEmail'>,
): Promise<string> {
  const named = adminEmail.toLowerCase();
  if (named !== DEFAULT_ADMIN_EMAIL) return named;
  const [first] = await db
    .select({ email: users.email })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(desc(eq(users.email, named)), asc(userRoles.createdAt))
    .limit(1);
  return first?.email ?? named;
}
