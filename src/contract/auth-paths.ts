// Apart from the schemas, because every page asks for the session and few need to parse one.

/**
 * Accounts (spec section 7 "Authentication", decision 18). All paths are `POST` with JSON except
 * `session` and `verifyEmail`, which are `GET`.
 */
export const AUTH_PATHS = {
  session: '/api/auth/session',
  signIn: '/api/auth/sign-in/email',
  signUp: '/api/auth/sign-up/email',
  signOut: '/api/auth/sign-out',
  requestPasswordReset: '/api/auth/request-password-reset',
  resetPassword: '/api/auth/reset-password',
  sendVerification: '/api/auth/send-verification-email',
  verifyEmail: '/api/auth/verify-email',
  changePassword: '/api/auth/change-password',
  changeEmail: '/api/auth/change-email',
  confirmEmail: '/api/auth/confirm-email',
} as const;
