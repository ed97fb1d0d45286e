import type { Shop } from '../shop.ts';
import { type Auth, createAuth } from './better-auth.ts';
import { PasswordGate } from './password-gate.ts';

interface AuthParts {
  readonly auth: Auth;
  readonly gate: PasswordGate;
}

/** One per shop, made on first use; keyed by the shop so that several can live in one process. */
const parts = new WeakMap<Shop, AuthParts>();

export function authOf(shop: Shop): AuthParts {
  const known = parts.get(shop);
  if (known) return known;
  const made = { auth: createAuth(shop), gate: new PasswordGate() };
  parts.set(shop, made);
  return made;
}
