import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import {
  anyone,
  customer,
  EMAIL,
  type Endpoint,
  NOBODY,
  NOT_FOUND,
  PASSKEY_LOGIN,
  PASSKEY_REGISTRATION,
  PASSWORD,
  TOKEN,
  WRONG_PASSWORD,
} from './api-endpoint.ts';

/** The endpoints of accounts; `api-table.ts` has the others. */
export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  anyone({ method: 'GET', path: AUTH_PATHS.session }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.signIn,
    body: { email: EMAIL, password: PASSWORD, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.signUp,
    body: { email: EMAIL, password: PASSWORD, name: 'Ada', language: 'de' },
  }),
  anyone({ method: 'POST', path: AUTH_PATHS.signOut }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.secondStep,
    body: { code: '123456', language: 'de' },
    unknown: { status: 401, code: 'second_step_over' },
  }),
  anyone({ method: 'POST', path: AUTH_PATHS.passkeyLoginOptions }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.passkeyLogin,
    body: { response: PASSKEY_LOGIN, language: 'de' },
    unknown: { status: 401, code: 'passkey_refused' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.requestPasswordReset,
    body: { email: EMAIL, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.checkLink,
    body: { kind: 'password-reset', token: TOKEN },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.resetPassword,
    body: { token: TOKEN, password: PASSWORD, language: 'de' },
  }),
  customer({ method: 'POST', path: AUTH_PATHS.sendVerification }),
  anyone({ method: 'GET', path: AUTH_PATHS.verifyEmail }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.verifyEmail,
    body: { token: TOKEN, password: PASSWORD, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.claimAccount,
    body: { token: TOKEN, password: PASSWORD, language: 'de' },
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.removeAccount,
    body: { token: TOKEN, language: 'de' },
  }),

  customer({
    method: 'POST',
    path: AUTH_PATHS.changePassword,
    body: { current: 'not the password', password: PASSWORD, language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.changeEmail,
    body: { email: EMAIL, password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  anyone({
    method: 'POST',
    path: AUTH_PATHS.confirmEmail,
    body: { token: TOKEN, password: PASSWORD, language: 'de' },
  }),
  customer({ method: 'GET', path: AUTH_PATHS.security }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.endLogin,
    body: { id: NOBODY, language: 'de' },
    unknown: NOT_FOUND,
  }),
  customer({ method: 'POST', path: AUTH_PATHS.endOtherLogins }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.confirm,
    body: { password: 'not the password', code: '123456', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.totpStart,
    body: { password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.totpFinish,
    body: { code: '123456', language: 'de' },
    unknown: NOT_FOUND,
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.totpRemove,
    body: { password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.recoveryCodes,
    body: { password: 'not the password', language: 'de' },
    unknown: NOT_FOUND,
  }),
  customer({ method: 'POST', path: AUTH_PATHS.passkeyRegisterOptions }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.passkeyRegister,
    body: { name: 'Laptop', response: PASSKEY_REGISTRATION, language: 'de' },
    unknown: { status: 401, code: 'passkey_refused' },
  }),
  customer({
    method: 'POST',
    path: AUTH_PATHS.passkeyRemove,
    body: { id: NOBODY, language: 'de' },
    unknown: NOT_FOUND,
  }),
  customer({ method: 'PUT', path: API.accountLanguage, body: { language: 'de' } }),
  customer({ method: 'GET', path: API.accountOrders }),
  customer({ method: 'GET', path: API.accountExport }),
  customer({
    method: 'DELETE',
    path: API.account,
    body: { password: 'not the password', language: 'de' },
    unknown: WRONG_PASSWORD,
  }),
  customer({ method: 'GET', path: API.wishlist }),
  customer({ method: 'PUT', path: API.wishlist, body: { ids: ['pouch'] } }),
  customer({
    method: 'POST',
    path: API.wishlist,
    body: { wishes: [{ id: 'pouch', saved: true, at: 1 }] },
  }),
];
