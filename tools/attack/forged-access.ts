import { createHmac, randomBytes } from 'node:crypto';
import type { Scene } from './scene.ts';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cookies that an attacker can make without the shop's secret. */
export function forgedLogins({ customer, other }: Scene): readonly [string, string][] {
  const parts = (cookie: string) =>
    cookie.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });
  const find = (cookie: string, word: string) =>
    parts(cookie).find(([name]) => name.includes(word));
  const [name = 'elvare.session_token', value = ''] = find(customer.cookie, 'session_token') ?? [];
  const raw = decodeURIComponent(value);
  const dot = raw.lastIndexOf('.');
  const [token, signature] = [raw.slice(0, dot), raw.slice(dot + 1)];
  const others = decodeURIComponent(find(other.cookie, 'session_token')?.[1] ?? '');
  const made: readonly [string, string][] = [
    ['no signature', token],
    ['an empty signature', `${token}.`],
    ['zeros', `${token}.${Buffer.alloc(32).toString('base64')}`],
    ['a guessed secret', `${token}.${hmac('secret', token).digest('base64')}`],
    ['an empty secret', `${token}.${hmac('', token).digest('base64')}`],
    ['the signature of another', `${others.slice(0, others.lastIndexOf('.'))}.${signature}`],
    ['a longer token', `${token}x.${signature}`],
    ['a token turned round', `${[...token].reverse().join('')}.${signature}`],
    ['a cut signature', `${token}.${signature.slice(0, -4)}`],
    ['two signatures', `${token}x.${signature}.${signature}`],
    ['nothing', ''],
    ['null', 'null'],
    ['a wildcard', `%.${signature}`],
    ['SQL', `' OR 1=1 --.${signature}`],
  ];
  const data = find(customer.cookie, 'session_data');
  const future = Date.now() + 1e9;
  const session = {
    session: { userId: 'admin', token, expiresAt: future },
    user: { id: 'admin', email: 'admin@elvare.example', emailVerified: true },
  };
  const dataName = data?.[0] ?? name.replace('session_token', 'session_data');
  const cached = encodeURIComponent(
    Buffer.from(JSON.stringify({ session, expiresAt: future, signature: 'x' })).toString(
      'base64url',
    ),
  );
  return [
    ...made.map(([what, forged]): [string, string] => [
      what,
      `${name}=${encodeURIComponent(forged)}`,
    ]),
    ['a made-up copy of a login', `${dataName}=${cached}`],
    ['a made-up copy and a made-up token', `${dataName}=${cached}; ${name}=x.y`],
    ['the signed copy without a login', data ? `${dataName}=${data[1]}` : ''],
    ['the signed copy with a made-up token', data ? `${dataName}=${data[1]}; ${name}=x.y` : ''],
  ];
}

/** Tokens of mailed links that nobody has mailed. */
export function forgedTokens({ admin, other }: Scene): readonly string[] {
  const email = admin?.email ?? other.email;
  const claims = base64({ email, iat: 0, exp: 4_000_000_000 });
  const none = `${base64({ alg: 'none', typ: 'JWT' })}.${claims}.`;
  const header = base64({ alg: 'HS256', typ: 'JWT' });
  const signed = (secret: string) =>
    `${header}.${claims}.${hmac(secret, `${header}.${claims}`).digest('base64url')}`;
  return [
    none,
    signed(''),
    signed('secret'),
    `${header}.${claims}.`,
    randomBytes(24).toString('base64url'),
    '%',
    '*',
    "' OR ''='",
    '0'.repeat(24),
    'undefined',
    '../'.repeat(8),
  ];
}
