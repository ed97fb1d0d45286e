import type { DBAdapter } from 'better-auth/types';
import { hashToken } from '../http/login-token.ts';

type TokenRow = Readonly<Record<string, unknown>>;
type Call = Readonly<{
  model: string;
  data?: TokenRow;
  update?: TokenRow;
  where?: readonly TokenRow[];
}>;

/**
 * Wraps the login library's adapter so that the database holds only hashes of logins' tokens. A row that the
 * library finds or makes by a token holds that token again, because the cookie is made from it.
 */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  const get = (target: DBAdapter, name: keyof DBAdapter) => {
    const member: unknown = target[name];
    if (typeof member !== 'function') return member;
    if (name === 'transaction') {
      return (run: (inner: DBAdapter) => unknown) =>
        member((inner: DBAdapter) => run(withHashedTokens(inner)));
    }
    return async (call: Call) => {
      if (call.model !== 'session') return member(call);
      const tokens = new Map<unknown, unknown>();
      const hash = (token: unknown): unknown => {
        if (Array.isArray(token)) return token.map(hash);
        const hashed = hashToken(String(token));
        tokens.set(hashed, token);
        return hashed;
      };
      const row = (one?: TokenRow) =>
        one?.['token'] ? { ...one, token: hash(one['token']) } : one;
      const where = call.where?.map((one) =>
        one['field'] === 'token' ? { ...one, value: hash(one['value']) } : one,
      );
      const own = { where, data: row(call.data), update: row(call.update) };
      const found = await member({ ...call, ...own });
      return tokens.has(found?.token) ? { ...found, token: tokens.get(found.token) } : found;
    };
  };
  return new Proxy(adapter, { get: (target, name) => get(target, name as keyof DBAdapter) });
}
