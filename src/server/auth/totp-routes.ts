import { Hono } from 'hono';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import type { RecoveryCodesReply, TotpReply } from '#contract/security.ts';
import { passwordOnlyBody, secondStepBody } from '#contract/security-bodies.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAccount } from './account-events.ts';
import { finishLogin } from './finish-login.ts';
import { endUnproved, loginGuard, proofLimits } from './login.ts';
import { libraryHeaders } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { spendCode } from './totp-code.ts';

const BODY_LIMIT = { limitBytes: 4 * 1024 };
const NO_STORE = { 'cache-control': 'no-store' };

/** Setting up an authenticator app, removing it, and its recovery codes. */
export function totpRoutes(shop: Shop): Hono {
  const app = new Hono();
  const { auth } = shop.parts.auth;
  const ifFactorConfirmed = loginGuard(shop, { confirmed: 'ofFactor' });
  const ifConfirmed = loginGuard(shop, { confirmed: true });

  app.post(
    AUTH_PATHS.totpStart,
    ifFactorConfirmed(async (c, login) => {
      const body = await readJson(c, passwordOnlyBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { password } = body.value;
      const called = await passwordCall(shop, c, proofLimits(login), () =>
        auth.api.enableTwoFactor({
          body: { password, method: 'totp' },
          headers: libraryHeaders(shop, c.req.raw.headers),
        }),
      );
      if (!called.ok) return called.response;
      const started = called.value;
      if (started.method !== 'totp') return failure(c, 'internal');
      const { default: encodeQr } = await import('qr');
      const reply: TotpReply = {
        secret: new URL(started.totpURI).searchParams.get('secret') ?? '',
        uri: started.totpURI,
        qr: encodeQr(started.totpURI, 'svg', { border: 2 }),
        recovery_codes: started.backupCodes,
      };
      return c.json(reply, 200, NO_STORE);
    }),
  );

  /** The app's first code proves that it is set up; from then on signing in requires one. */
  app.post(
    AUTH_PATHS.totpFinish,
    ifFactorConfirmed(async (c, login) => {
      const body = await readJson(c, secondStepBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      if (login.user.hasTotp) return failure(c, 'factor_exists');
      const { code } = body.value;
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        const { headers } = await auth.api.verifyTOTP({
          body: { code: code.replace(/\s/g, '') },
          headers: libraryHeaders(shop, c.req.raw.headers),
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
    }),
  );

  app.post(
    AUTH_PATHS.totpRemove,
    ifConfirmed(async (c, login) => {
      const body = await readJson(c, passwordOnlyBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { password } = body.value;
      const called = await passwordCall(shop, c, proofLimits(login), () =>
        auth.api.disableTwoFactor({
          body: { password },
          headers: libraryHeaders(shop, c.req.raw.headers),
          returnHeaders: true,
        }),
      );
      if (!called.ok) return called.response;
      await recordAccount(shop, c, login.user, 'factor_removed', {
        data: { factor: 'totp' },
        notice: 'factor_removed',
      });
      return finishLogin(shop, c, called.value.headers);
    }),
  );

  app.post(
    AUTH_PATHS.recoveryCodes,
    ifConfirmed(async (c, login) => {
      const body = await readJson(c, passwordOnlyBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { password } = body.value;
      const called = await passwordCall(shop, c, proofLimits(login), () =>
        auth.api.generateBackupCodes({
          body: { password },
          headers: libraryHeaders(shop, c.req.raw.headers),
        }),
      );
      if (!called.ok) return called.response;
      await recordAccount(shop, c, login.user, 'account_changed', {
        data: { what: 'recovery_codes_made' },
      });
      const reply: RecoveryCodesReply = { recovery_codes: called.value.backupCodes };
      return c.json(reply, 200, NO_STORE);
    }),
  );

  return app;
}
