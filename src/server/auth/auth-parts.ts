import type { HasSecurityLog } from '../security-log/security-log.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { type Auth, createAuth, createPasskeyAuth } from './better-auth.ts';
import { LoginPace } from './login-pace.ts';
import { PasswordGate } from './password-gate.ts';

interface AuthParts {
  readonly auth: Auth;
  readonly gate: PasswordGate;
  readonly pace: LoginPace;
  /** Requests to sign in that wait in this process. */
  waiting: number;
  /** With passkeys; loaded on first use. */
  readonly passkeys: () => ReturnType<typeof createPasskeyAuth>;
}

export interface HasAuth {
  readonly parts: { readonly auth: AuthParts };
}

export type AuthShop = RangeShop & HasAuth & HasSecurityLog;

export function createAuthParts(shop: Shop): AuthParts {
  let withPasskeys: ReturnType<typeof createPasskeyAuth> | undefined;
  return {
    auth: createAuth(shop),
    gate: new PasswordGate(),
    pace: new LoginPace(),
    waiting: 0,
    passkeys: () => {
      withPasskeys ??= createPasskeyAuth(shop);
      return withPasskeys;
    },
  };
}
