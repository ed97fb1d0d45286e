import type { Shop } from '../shop.ts';
import { type Auth, createAuth, createPasskeyAuth } from './better-auth.ts';
import { LoginPace } from './login-pace.ts';
import { PasswordGate } from './password-gate.ts';

interface AuthParts {
  readonly auth: Auth;
  readonly gate: PasswordGate;
  readonly pace: LoginPace;
  /** With passkeys; loaded on first use. */
  readonly passkeys: () => ReturnType<typeof createPasskeyAuth>;
}

/** One per shop, made on first use; keyed by the shop so that several can live in one process. */
const parts = new WeakMap<Shop, AuthParts>();

export function authOf(shop: Shop): AuthParts {
  const known = parts.get(shop);
  if (known) return known;
  let withPasskeys: ReturnType<typeof createPasskeyAuth> | undefined;
  const made = {
    auth: createAuth(shop),
    gate: new PasswordGate(),
    pace: new LoginPace(),
    passkeys: () => {
      withPasskeys ??= createPasskeyAuth(shop);
      return withPasskeys;
    },
  };
  parts.set(shop, made);
  return made;
}
