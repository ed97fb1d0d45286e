// The whole entry would load Kysely, which nobody here uses: 260 files at every start.

import type { BetterAuthOptions, Auth as LibraryAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { parseAgent } from '../http/agent.ts';
import { cookiePrefix, isServedSecurely } from '../http/cookies.ts';
import { keyOf, secretsOf } from '../keys.ts';
import type { Shop } from '../shop.ts';
import { factorKeys } from './factor-keys.ts';
import { withHashedTokens } from './hashed-tokens.ts';
import type { LoginFactor } from './login.ts';
import { CODES_LOCKED_S, LOGIN_LASTS_S } from './login-times.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { recoveryCodeOptions } from './recovery-codes.ts';
import * as schema from './schema.ts';

/** Proof of a login, by the library's endpoint that made it. */
const FACTORS: Readonly<Record<string, LoginFactor>> = {
  '/two-factor/verify-totp': 'totp',
  '/two-factor/verify-backup-code': 'recovery',
  '/passkey/verify-authentication': 'passkey',
};

/** True if an account has a passkey and no authenticator app, whose code the library would ask for. */
async function opensByPasskeyOnly({ pool }: Shop, userId: string): Promise<boolean> {
  const found = await pool.query(
    `SELECT FROM users u WHERE u.id = $1 AND NOT u.two_factor_enabled
       AND EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id)`,
    [userId],
  );
  return found.rows.length > 0;
}

function authOptions(shop: Shop) {
  const { settings, db, log } = shop;
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: {
      users: schema.users,
      logins: schema.logins,
      login_accounts: schema.loginAccounts,
      verifications: schema.verifications,
      two_factors: schema.twoFactors,
      passkeys: schema.passkeys,
    },
    transaction: true,
  });
  return {
    baseURL: settings.baseUrl,
    basePath: '/api/auth',
    secret: keyOf(secretsOf(settings)[0], 'logins'),
    trustedOrigins: [settings.baseUrl],
    telemetry: { enabled: false },
    database: (options: BetterAuthOptions) => withHashedTokens(adapter(options)),
    user: {
      modelName: 'users',
      additionalFields: { language: { type: 'string', required: false } },
    },
    session: {
      modelName: 'logins',
      expiresIn: LOGIN_LASTS_S,
      // `login.ts` alone renews, ends and checks logins.
      disableSessionRefresh: true,
      freshAge: 0,
      additionalFields: {
        factor: { type: 'string', required: false, input: false },
        confirmedAt: { type: 'date', required: false, input: false },
        seenAt: { type: 'date', required: false, input: false },
      },
    },
    account: { modelName: 'login_accounts' },
    // Challenges and steps that wait are found by their hash.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: false,
      // The shop's own rules run before (`password-rules.ts`).
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(settings),
      // The library has no option for `__Host-`: prefix and attributes are set here.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isServedSecurely(settings) },
      // Addresses are never stored (docs/specification.md#61-counts).
      ipAddress: { disableIpTracking: true },
      // The shop's own guard decides for every write alike (docs/specification.md#6-roles).
      disableCSRFCheck: true,
    },
    // The shop's own limits apply; see `http/limits.ts`.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          before: async (login, context) => {
            const path = context?.path ?? '';
            if (path === '/sign-in/email' && (await opensByPasskeyOnly(shop, login.userId))) {
              throw new APIError('FORBIDDEN', { code: 'PASSKEY_NEEDED' });
            }
            // A login that takes another one's place was proved as that one was.
            const replaced = context?.context.session?.session as { factor?: string } | undefined;
            const now = new Date(shop.now());
            return {
              data: {
                ...login,
                ipAddress: null,
                userAgent: parseAgent(context?.headers?.get('user-agent') ?? undefined).label,
                expiresAt: new Date(now.getTime() + LOGIN_LASTS_S * 1000),
                createdAt: now,
                updatedAt: now,
                seenAt: now,
                confirmedAt: now,
                factor: FACTORS[path] ?? replaced?.factor ?? 'password',
              },
            };
          },
        },
      },
    },
    plugins: [
      // The library encrypts by the key that signs unless it is handed another one.
      { id: 'factor-keys', init: () => ({ context: { secretConfig: factorKeys(settings) } }) },
      twoFactor({
        schema: { twoFactor: { modelName: 'two_factors' } },
        backupCodeOptions: recoveryCodeOptions(),
        accountLockout: { durationSeconds: CODES_LOCKED_S },
      }),
    ],
    logger: {
      level: 'error',
      // Its messages may hold mail addresses, so only the fact goes to the log.
      log: (level) => {
        if (level === 'error') log.error('the login library reported an error');
      },
    },
  } satisfies BetterAuthOptions;
}

export type Auth = LibraryAuth<ReturnType<typeof authOptions>>;

/**
 * The login library on the shop's own pool and tables. Only this folder calls it, and only the
 * functions it names: the library's own router is not mounted, so that guards, limits and error bodies
 * are the shop's.
 */
export function createAuth(shop: Shop): Auth {
  return betterAuth(authOptions(shop));
}

/** A passkey alone opens the account, so it must be more than having the device. */
function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
}

/** The same with passkeys, whose libraries take long to load and are needed seldom. */
export async function createPasskeyAuth(shop: Shop) {
  const { passkey } = await import('@better-auth/passkey');
  const options = authOptions(shop);
  return betterAuth({
    ...options,
    plugins: [
      ...options.plugins,
      passkey({
        rpID: new URL(shop.settings.baseUrl).hostname,
        schema: { passkey: { modelName: 'passkeys' } },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ verification }) => {
            requireVerified(verification.registrationInfo?.userVerified);
          },
        },
        authentication: {
          afterVerification: async ({ verification }) => {
            requireVerified(verification.authenticationInfo.userVerified);
          },
        },
      }),
    ],
  });
}
