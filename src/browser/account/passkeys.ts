import { type AccountReply, accountReply } from '#contract/account-session.ts';
import { passkeyOptionsReply } from '#contract/security.ts';
import type { Lang } from '#routes.ts';
import { type ApiResult, callApi, okReply } from '../api.ts';
import { keepLogin } from './keep-login.ts';

/** True if this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Result if the person closes the browser's prompt or has no key; no message is shown for it. */
const CANCELLED = { ok: false, code: 'cancelled', message: '' } as const;

function refused(error: unknown): typeof CANCELLED {
  console.warn('no passkey', error);
  return CANCELLED;
}

/** Signs in with a passkey. Replaces an existing login of this browser. */
export async function signInWithPasskey(language: Lang): Promise<ApiResult<AccountReply>> {
  const asked = await callApi('POST /api/auth/passkey/login-options', {}, passkeyOptionsReply);
  if (!asked.ok) return asked;
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = asked.data.options as never;
    const response = await startAuthentication({ optionsJSON });
    return await keepLogin(
      await callApi(
        'POST /api/auth/passkey/login',
        { body: { response: response as never, language } },
        accountReply,
      ),
    );
  } catch (error) {
    return refused(error);
  }
}

/** Registers a passkey of this device or of another one that the browser offers. */
export async function addPasskey(
  name: string,
  language: Lang,
): Promise<ApiResult<{ ok: boolean }>> {
  const asked = await callApi('POST /api/auth/passkey/register-options', {}, passkeyOptionsReply);
  if (!asked.ok) return asked;
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: asked.data.options as never });
    return await callApi(
      'POST /api/auth/passkey/register',
      { body: { name, response: response as never, language } },
      okReply,
    );
  } catch (error) {
    return refused(error);
  }
}
