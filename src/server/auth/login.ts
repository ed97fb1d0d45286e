import { and, eq } from 'drizzle-orm';
import type { Lang } from '#routes.ts';
import { needsFactor, roleOf, type StaffRole } from '#rules/roles.ts';
import { readTokenHash } from '../http/login-token.ts';
import { setSubject } from '../security-log/security-log.ts';
import type { Shop } from '../shop.ts';
import {
  ADMIN_IDLE_S,
  ADMIN_LOGIN_ENDS_S,
  LOGIN_ENDS_S,
  PROOF_LASTS_S,
  SEEN_EVERY_S,
} from './login-times.ts';
import { logins } from './schema.ts';

/** Proof of a login. A recovery code stands for the authenticator app. */
export type LoginFactor = 'password' | 'totp' | 'recovery' | 'passkey';

/** A login that lives, with all that decides what it may do. */
export interface Login {
  readonly id: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly factor: LoginFactor;
  /** When its holder last proved to be there. */
  readonly confirmedAt: Date;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly language: Lang;
    /** Null for a customer's account. */
    readonly role: StaffRole | null;
    /** Its password was made by the shop and is to be replaced. */
    readonly hasTemporaryPassword: boolean;
    readonly hasTotp: boolean;
    readonly hasPasskey: boolean;
  };
}

interface LoginRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  seen_at: Date;
  factor: LoginFactor;
  confirmed_at: Date;
  user_id: string;
  email: string;
  email_verified: boolean;
  language: string;
  roles: string[];
  password_temporary: boolean;
  two_factor_enabled: boolean;
  passkey: boolean;
}

const QUERY = {
  name: 'read-login',
  text: `SELECT l.id, l.created_at, l.expires_at, l.seen_at, l.factor, l.confirmed_at,
           u.id AS user_id, u.email, u.email_verified, u.language,
           u.password_temporary, u.two_factor_enabled,
           ARRAY(SELECT r.role FROM user_roles r WHERE r.user_id = u.id) AS roles,
           EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id) AS passkey
         FROM logins l JOIN users u ON u.id = l.user_id
         WHERE l.token = $1`,
} as const;

/** True if an account has a factor that this login never proved: it opens nothing. */
function isUnproved(row: LoginRow): boolean {
  return row.factor === 'password' && (row.two_factor_enabled || row.passkey);
}

/** True if a login is over by itself. */
function isOver(row: LoginRow, now: number): boolean {
  const ageS = (now - row.created_at.getTime()) / 1000;
  if (row.expires_at.getTime() <= now || ageS >= LOGIN_ENDS_S) return true;
  const idleS = (now - row.seen_at.getTime()) / 1000;
  return roleOf(row.roles) !== null && (ageS >= ADMIN_LOGIN_ENDS_S || idleS >= ADMIN_IDLE_S);
}

/**
 * The living and proved login of a request, or null. Asks the database each time, in one query, so that a login,
 * account or role that was taken away counts at once. `isUse` says that a person does something: what a
 * page asks by itself keeps no login alive.
 */
export async function readLogin(
  shop: Shop,
  request: { readonly headers: Headers },
  { isUse }: { readonly isUse: boolean },
): Promise<Login | null> {
  const tokenHash = readTokenHash(request.headers.get('cookie'), shop.settings);
  if (!tokenHash) return null;
  const found = await shop.pool.query<LoginRow>({ ...QUERY, values: [tokenHash] });
  const [row] = found.rows;
  const now = shop.now();
  if (!row || isUnproved(row) || isOver(row, now)) return null;
  const role = roleOf(row.roles);
  setSubject(request, { id: row.user_id, isAdmin: role !== null });
  if (isUse && now - row.seen_at.getTime() >= SEEN_EVERY_S * 1000) {
    await shop.db
      .update(logins)
      .set({ seenAt: new Date(now) })
      .where(eq(logins.id, row.id));
  }
  return {
    id: row.id,
    tokenHash,
    expiresAt: row.expires_at,
    factor: row.factor,
    confirmedAt: row.confirmed_at,
    user: {
      id: row.user_id,
      email: row.email,
      emailVerified: row.email_verified,
      language: row.language === 'en' ? 'en' : 'de',
      role,
      hasTemporaryPassword: row.password_temporary,
      hasTotp: row.two_factor_enabled,
      hasPasskey: row.passkey,
    },
  };
}

/** True if an authenticator app or a passkey is set up. */
export function hasFactor({ hasTotp, hasPasskey }: Login['user']): boolean {
  return hasTotp || hasPasskey;
}

/** Ends an account's logins that have not proved the factor it has got now. */
export async function endUnproved({ db }: Shop, userId: string): Promise<void> {
  await db.delete(logins).where(and(eq(logins.userId, userId), eq(logins.factor, 'password')));
}

/** True if the login's holder proved to be there a moment ago. */
export function isConfirmed(shop: Pick<Shop, 'now'>, login: Login): boolean {
  return shop.now() - login.confirmedAt.getTime() < PROOF_LASTS_S * 1000;
}

/** Returns the step that is missing before the back office opens; null when none is. */
export function missingOf(
  { settings }: Pick<Shop, 'settings'>,
  { user, factor }: Login,
): 'password' | 'factor' | null {
  // A demo's printed login opens the dashboard at once.
  if (settings.shopMode !== 'live') return null;
  if (user.hasTemporaryPassword) return 'password';
  return factor === 'password' && user.role !== null && needsFactor(user.role) ? 'factor' : null;
}

/** Limit of wrong passwords and codes by whoever sits before a login. */
export function proofLimits(login: Login) {
  return [{ name: 'proofOfLogin', key: login.id }] as const;
}

export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: Lang;
}

/** Returns the sender of a request, or null. `require-admin.ts` decides about roles. */
export async function currentUser(
  shop: Shop,
  request: { readonly headers: Headers },
): Promise<CurrentUser | null> {
  return (await readLogin(shop, request, { isUse: true }))?.user ?? null;
}
