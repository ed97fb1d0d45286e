import { randomInt, randomUUID } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { linkUrl } from '../mail-queue/mailed-url.ts';
import { readOwnerEmail } from '../owner.ts';
import { type SecurityEvent, writeSecurityEvent } from '../security-log/security-log.ts';
import type { Shop, Transaction } from '../shop.ts';
import { storeLink } from './mailed-links.ts';
import { hashPassword } from './password-hash.ts';
import { type PasswordRefusal, refusePassword } from './password-rules.ts';
import { removeFactors } from './remove-factors.ts';
import { userRoles, users } from './schema.ts';
import { setPassword } from './set-password.ts';

/** Read aloud without mistakes: no 0/O, 1/l/I. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 20;

/** Event of `npm run admin:password`, as the security log holds it. */
const PASSWORD_CHANGED = {
  kind: 'account_changed',
  outcome: 'done',
  data: { what: 'password_changed' },
  place: 'npm run admin:password',
} as const satisfies Omit<SecurityEvent, 'userId'>;

/** Any number that no other lock of the shop uses; two nodes starting at once take turns. */
const LOCK_KEY = 731_402_118;

function generatePassword(): string {
  return Array.from({ length: GENERATED_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
    '',
  );
}

/** `ADMIN_PASSWORD` can't be an administrator's; the message is a sentence for the operator. */
export class UnusablePassword extends Error {}

const REFUSALS: Readonly<Record<PasswordRefusal, string>> = {
  password_too_short: 'is too short',
  password_under_ten: 'has fewer than ten characters',
  password_too_common: 'is among the first that are guessed',
};

function checkPassword({ settings }: Pick<Shop, 'settings'>, password: string): void {
  const owner = { email: settings.adminEmail.toLowerCase(), isAdmin: true };
  const bad = refusePassword(settings, password, owner);
  if (bad) throw new UnusablePassword(`ADMIN_PASSWORD ${REFUSALS[bad]}; set another one.`);
}

type Slice = Pick<Shop, 'db' | 'settings' | 'log' | 'now'>;

export interface AdminLogin {
  readonly email: string;
  /** Only when it was generated just now: shown once, stored only as a hash, replaced at first login. */
  readonly password: string | null;
  /** Instead of a password where what is printed is kept: sets one, once, within an hour. */
  readonly link: string | null;
}

async function findAdmin(tx: Transaction, email: string) {
  const [row] = await tx
    .select({ id: users.id, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(eq(users.email, email));
  return row;
}

async function createAdmin(
  shop: Slice,
  tx: Transaction,
  email: string,
  { password, isTemporary }: { readonly password: string; readonly isTemporary: boolean },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(users).values({ id, name: '', email, emailVerified: true });
  await tx.insert(userRoles).values({ userId: id, role: 'admin' });
  await setPassword(shop, tx, id, await hashPassword(password), isTemporary);
  return id;
}

/**
 * Makes sure that `ADMIN_EMAIL` can open `/admin`. The first start creates the
 * account with its role, with `ADMIN_PASSWORD` or a generated password that only this reply holds.
 * Later starts change nothing. An account that somebody else registered under the address is never given
 * the role: owning the address is unproven, so the log names the command that takes it over. `isJournal` says
 * that what is printed is kept: then nobody learns the generated password, and a link sets one. Throws
 * `UnusablePassword`.
 */
export async function ensureFirstAdmin(
  shop: Slice,
  { isJournal = false }: { readonly isJournal?: boolean } = {},
): Promise<AdminLogin> {
  const wanted = shop.settings.adminPassword;
  return shop.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    const email = await readOwnerEmail(tx, shop.settings);
    const found = await findAdmin(tx, email);
    if (!found) {
      const password = wanted ?? generatePassword();
      const isTemporary = wanted === undefined;
      if (!isTemporary) checkPassword(shop, password);
      const id = await createAdmin(shop, tx, email, { password, isTemporary });
      if (!isTemporary) return { email, password: null, link: null };
      if (!isJournal) return { email, password, link: null };
      const { token } = await storeLink(shop, tx, 'password-reset', { id, email });
      return { email, password: null, link: linkUrl(shop.settings, 'password-reset', 'de', token) };
    }
    if (found.role === null) {
      shop.log.warn(
        'ADMIN_EMAIL belongs to an account without the admin role; to take it over: npm run admin:password',
      );
    }
    return { email, password: null, link: null };
  });
}

/**
 * `npm run admin:password`: gives `ADMIN_EMAIL` a new password (the given or a generated one, which is
 * to be replaced at the next login), the role and a verified address, removes its second factors and
 * ends its logins. Whoever may run commands on the machine owns the shop. Returns the password; throws
 * `UnusablePassword`.
 */
export async function resetAdminPassword(
  shop: Slice,
  given?: string,
): Promise<{ readonly email: string; readonly password: string }> {
  const email = await readOwnerEmail(shop.db, shop.settings);
  const password = given ?? generatePassword();
  const isTemporary = given === undefined;
  if (!isTemporary) checkPassword(shop, password);
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    const found = await findAdmin(tx, email);
    if (!found) {
      await createAdmin(shop, tx, email, { password, isTemporary });
      return;
    }
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, found.id));
    await tx.insert(userRoles).values({ userId: found.id, role: 'admin' }).onConflictDoNothing();
    const event = { ...PASSWORD_CHANGED, userId: found.id };
    if (await removeFactors(tx, found.id)) {
      await writeSecurityEvent(shop, tx, { ...event, kind: 'factor_removed', data: {} });
    }
    await setPassword(shop, tx, found.id, await hashPassword(password), isTemporary);
    await writeSecurityEvent(shop, tx, event);
  });
  return { email, password };
}

const STDOUT = 1;

/**
 * True if a journal keeps the output of this process. Systemd names the device and inode of the
 * stream that leads there, so that a redirected output is told from it.
 */
export function isJournal(
  env: Readonly<Record<string, string | undefined>>,
  stream: { readonly dev: number; readonly ino: number } = fstatSync(STDOUT),
): boolean {
  return env['JOURNAL_STREAM'] === `${stream.dev}:${stream.ino}`;
}
