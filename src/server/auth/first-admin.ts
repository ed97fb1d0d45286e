import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { loginAccounts, logins, userRoles, users } from '../db/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import { dropMailedLinks } from './mailed-links.ts';

/** Read aloud without mistakes: no 0/O, 1/l/I. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

/** Any number that no other lock of the shop uses; two nodes starting at once take turns. */
const LOCK_KEY = 731_402_118;

function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
}

type Slice = Pick<Shop, 'db' | 'settings' | 'log'>;

export interface AdminLogin {
  readonly email: string;
  /** Only when it was generated just now: shown once, stored only as a hash. */
  readonly password: string | null;
}

async function findAdmin(tx: Transaction, email: string) {
  const [row] = await tx
    .select({
      id: users.id,
      role: userRoles.role,
      account: loginAccounts.id,
      hash: loginAccounts.password,
    })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .leftJoin(
      loginAccounts,
      and(eq(loginAccounts.userId, users.id), eq(loginAccounts.providerId, 'credential')),
    )
    .where(eq(users.email, email));
  return row;
}

/** Sets the password of an existing user and ends every login and link from before it. */
async function setPassword(
  tx: Transaction,
  user: { id: string; account: string | null },
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  if (user.account) {
    await tx
      .update(loginAccounts)
      .set({ password: hash, updatedAt: sql`now()` })
      .where(eq(loginAccounts.id, user.account));
  } else {
    await tx.insert(loginAccounts).values({
      id: randomUUID(),
      accountId: user.id,
      providerId: 'credential',
      userId: user.id,
      password: hash,
    });
  }
  await tx.delete(logins).where(eq(logins.userId, user.id));
  await dropMailedLinks(tx, user.id);
}

async function createAdmin(tx: Transaction, email: string, password: string): Promise<void> {
  const id = randomUUID();
  await tx.insert(users).values({ id, name: '', email, emailVerified: true });
  await tx.insert(userRoles).values({ userId: id, role: 'admin' });
  await setPassword(tx, { id, account: null }, password);
}

/**
 * Makes sure that `ADMIN_EMAIL` can open `/admin` (decision 13). The first start creates the
 * account with its role, with `ADMIN_PASSWORD` or a generated password that only this reply holds.
 * Later starts change nothing, except that a set `ADMIN_PASSWORD` is made true again. An account
 * that somebody else registered under the address is never given the role: owning the address is
 * unproven, so the log names the command that takes it over.
 */
export async function ensureFirstAdmin(shop: Slice): Promise<AdminLogin> {
  const email = shop.settings.adminEmail.toLowerCase();
  const wanted = shop.settings.adminPassword;
  return shop.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    const found = await findAdmin(tx, email);
    if (!found) {
      const password = wanted ?? generatePassword();
      await createAdmin(tx, email, password);
      return { email, password: wanted === undefined ? password : null };
    }
    if (found.role === null) {
      shop.log.warn(
        'ADMIN_EMAIL belongs to an account without the admin role; to take it over: npm run admin:password',
      );
    } else if (wanted !== undefined) {
      const same =
        found.hash !== null && (await verifyPassword({ hash: found.hash, password: wanted }));
      if (!same) await setPassword(tx, found, wanted);
    }
    return { email, password: null };
  });
}

/**
 * `npm run admin:password`: gives `ADMIN_EMAIL` a new password (the given or a generated one), the
 * role and a verified address, and ends its logins. Whoever may run commands on the machine owns
 * the shop. Answers the password.
 */
export async function resetAdminPassword(
  shop: Slice,
  given?: string,
): Promise<{ readonly email: string; readonly password: string }> {
  const email = shop.settings.adminEmail.toLowerCase();
  const password = given ?? generatePassword();
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    const found = await findAdmin(tx, email);
    if (!found) {
      await createAdmin(tx, email, password);
      return;
    }
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, found.id));
    await tx.insert(userRoles).values({ userId: found.id, role: 'admin' }).onConflictDoNothing();
    await setPassword(tx, found, password);
  });
  return { email, password };
}
