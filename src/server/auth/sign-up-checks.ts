import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../shop.ts';
import { users } from './schema.ts';

/**
 * True if an account has this address. Sign-up reveals it, while the
 * library by itself would pretend success.
 */
export async function emailTaken(db: Database | Transaction, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return found.length > 0;
}
