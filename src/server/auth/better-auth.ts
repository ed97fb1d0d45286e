// The whole entry would load Kysely, which nobody here uses: 260 files at every start.

import type { BetterAuthOptions, Auth as LibraryAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { PASSWORD_MIN_LENGTH } from '../../catalogue/limits.ts';
import * as schema from '../db/schema.ts';
import { COOKIE_PREFIX, isServedSecurely } from '../http/cookies.ts';
import type { Shop } from '../shop.ts';
import { parseAgent } from '../visits/agent.ts';
import { dropMailedLinks } from './mailed-links.ts';
import { mailPasswordReset, mailVerification } from './mails.ts';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** How long a login lasts without a visit; every day of use renews it. */
export const LOGIN_LASTS_S = 30 * DAY_S;
/** For so long the signed cookie answers "who is this" without the database. */
const COOKIE_CACHE_S = 5 * MINUTE_S;
export const RESET_LINK_LASTS_S = 60 * MINUTE_S;
export const VERIFY_LINK_LASTS_S = 3 * DAY_S;

function authOptions(shop: Shop) {
  const { settings, db, log } = shop;
  return {
    appName: 'Elvare',
    baseURL: settings.baseUrl,
    basePath: '/api/auth',
    secret: settings.authSecret,
    trustedOrigins: [settings.baseUrl],
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        users: schema.users,
        logins: schema.logins,
        login_accounts: schema.loginAccounts,
        verifications: schema.verifications,
      },
      transaction: true,
    }),
    user: {
      modelName: 'users',
      additionalFields: { language: { type: 'string', required: false, defaultValue: 'de' } },
    },
    session: {
      modelName: 'logins',
      expiresIn: LOGIN_LASTS_S,
      updateAge: DAY_S,
      cookieCache: { enabled: true, maxAge: COOKIE_CACHE_S },
    },
    account: { modelName: 'login_accounts' },
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: false,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_LINK_LASTS_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mailPasswordReset(shop, user, token),
      onPasswordReset: ({ user }) => dropMailedLinks(db, user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFY_LINK_LASTS_S,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, token }) => mailVerification(shop, user, token),
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isServedSecurely(settings),
      // Addresses are never stored (decision 15).
      ipAddress: { disableIpTracking: true },
      // The shop's own guard decides for every write alike (decision 22).
      disableCSRFCheck: true,
    },
    // The shop's own limits apply; see `http/limits.ts`.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          before: async (login) => ({
            data: {
              ...login,
              ipAddress: null,
              userAgent: parseAgent(login.userAgent ?? undefined).label,
            },
          }),
        },
      },
    },
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
 * The login library on the shop's own pool and tables. Only `routes.ts` and `current-user.ts` call
 * it, and only the functions they name: its own router is not mounted, so that guards, limits and
 * error bodies are the shop's.
 */
export function createAuth(shop: Shop): Auth {
  return betterAuth(authOptions(shop));
}
