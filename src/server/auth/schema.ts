import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../db/columns.ts';

/** Accounts and logins: better-auth's tables under our own names (docs/decisions/0007-a-visit-is-not-a-login.md). */

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  language: text('language').notNull().default('de'),
  /** An authenticator app is set up: signing in by password asks for its code. */
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** The shop made the password and printed it; its owner replaces it at the first login. */
  passwordTemporary: boolean('password_temporary').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const logins = pgTable(
  'logins',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token in the cookie (`auth/hashed-tokens.ts`). */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    /** Never filled: addresses are not stored (docs/specification.md#61-counts). */
    ipAddress: text('ip_address'),
    /** Browser family only, never the full user agent. */
    userAgent: text('user_agent'),
    /** Proof: `password`, `totp`, `recovery` or `passkey`. */
    factor: text('factor').notNull().default('password'),
    /** When its holder last proved to be there. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** When a person last used it, to within minutes. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('logins_user_id').on(t.userId)],
);

/** Authenticator apps, one per account; the secret is encrypted by the login library. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    /** Recovery codes as a JSON list of hashes (`auth/recovery-codes.ts`). */
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False until its first code was entered. */
    verified: boolean('verified').default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: instant('locked_until'),
  },
  (t) => [uniqueIndex('two_factors_user_id').on(t.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: createdAt(),
    aaguid: text('aaguid'),
  },
  (t) => [index('passkeys_user_id').on(t.userId)],
);

export const loginAccounts = pgTable(
  'login_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('login_accounts_user_id').on(t.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
);

/** Roles of the back office, checked for every request of it (docs/specification.md#6-roles); one per account. */
export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);

/** Open invitations into the back office. Whoever uses or withdraws one deletes its row and its mailed link. */
export const invitations = pgTable('invitations', {
  /** That of the account, which is made with it where the address has none yet. */
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  role: text('role').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: createdAt(),
});
