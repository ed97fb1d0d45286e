import type { Hono } from 'hono';
import { TOTP_ENDPOINTS } from '#contract/endpoints/auth.ts';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import { serve } from '../http/serve.ts';
import { recordAccount } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { finishLogin } from './finish-login.ts';
import { endUnproved, proofLimits } from './login.ts';
import { libraryHeaders } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { spendCode } from './totp-code.ts';

/** Setting up an authenticator app, removing it, and its recovery codes. */
export function totpRoutes(shop: AuthShop): Hono {
  const { auth } = shop.parts.auth;

  return serve(TOTP_ENDPOINTS, {
    'POST /api/auth/totp/start': async (c, { body }) => {
      const login = c.get('login');
      const { password } = body;
      const called = await passwordCall(shop, c, proofLimits(login), () =>
        auth.api.enableTwoFactor({
          body: { password, method: 'totp', issuer: firmOf(shop).name },
          headers: libraryHeaders(shop, c),
        }),
      );
      if (!called.ok) return called.response;
      const started = called.value;
      if (started.method !== 'totp') return failure(c, 'internal');
      const { default: encodeQr } = await import('qr');
      return {
        secret: new URL(started.totpURI).searchParams.get('secret') ?? '',
        uri: started.totpURI,
        qr: encodeQr(started.totpURI, 'svg', { border: 2 }),
        recovery_codes: started.backupCodes,
      };
    },

    'POST /api/auth/totp/finish': async (c, { body }) => {
      const login = c.get('login');
      if (login.user.hasTotp) return failure(c, 'factor_exists');
      const { code } = body;
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        const { headers } = await auth.api.verifyTOTP({
          body: { code: code.replace(/\s/g, '') },
          headers: libraryHeaders(shop, c),
          returnHeaders: true,
        });
        await spendCode(shop, login.user.id, code);
        return headers;
      });
      if (!called.ok) return called.response;
      await endUnproved(shop, login.user.id);
      await recordAccount(shop, c, login.user, 'account_changed', {
        data: { what: 'factor_added', factor: 'totp' },
        notice: 'factor_added',
      });
      return finishLogin(shop, c, called.value);
    },

    'POST /api/auth/totp/remove': async (c, { body }) => {
      const login = c.get('login');
      const { password } = body;
      const called = await passwordCall(shop, c, proofLimits(login), () =>
        auth.api.disableTwoFactor({
          body: { password },
          headers: libraryHeaders(shop, c),
          returnHeaders: true,
        }),
      );
      if (!called.ok) return called.response;
      await recordAccount(shop, c, login.user, 'factor_removed', {
        data: { factor: 'totp' },
        notice: 'factor_removed',
      });
      return finishLogin(shop, c, called.value.headers);
    },

    'POST /api/auth/recovery-codes': async (c, { body }) => {
      const login = c.get('login');
      const { password } = body;
      const called = await passwordCall(shop, c, proofLimits(login), () =>
        auth.api.generateBackupCodes({ body: { password }, headers: libraryHeaders(shop, c) }),
      );
      if (!called.ok) return called.response;
      await recordAccount(shop, c, login.user, 'account_changed', {
        data: { what: 'recovery_codes_made' },
      });
      return { recovery_codes: called.value.backupCodes };
    },
  });
}
