import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import {
  callsOf,
  checkoutIn,
  cookieOf,
  demand,
  GUARDED,
  post,
  type Scene,
  start,
} from './scene.ts';
import { type AttackTable, isHandled, isRefusal, list } from './table.ts';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text);

/** Headers that claim to be the payment provider's signature of `body`. */
function signaturesOf(body: string): readonly string[] {
  const now = Math.floor(Date.now() / 1000);
  const signed = (secret: string, at = now, text = body) =>
    `t=${at},v1=${hmac(secret, `${at}.${text}`).digest('hex')}`;
  const many = `,v1=${'0'.repeat(64)}`.repeat(100);
  return [
    ...['', 'garbage', `t=${now},v1=`, `t=${now},v1`, `t=${now},v1=${'é'.repeat(64)}`],
    ...[`v1=${hmac('whsec_test', body).digest('hex')}`, `t=${now},v0=${'0'.repeat(64)}`],
    ...[signed(''), signed('whsec_guess'), signed('whsec_guess', 0), `t=${now}${many}`],
    ...[signed('whsec_guess', now + 1e9), signed('whsec_guess', now, '{}')],
  ];
}

/** Events that say the checkout is paid. */
function forgedWebhooks(id: string) {
  const session = { id, object: 'checkout.session', payment_status: 'paid' };
  const made = { id: `evt_${id}`, object: 'event', created: Math.floor(Date.now() / 1000) };
  const event = { ...made, type: 'checkout.session.completed', data: { object: session } };
  const call = post('/api/stripe-webhook', event);
  const signatures = signaturesOf(JSON.stringify(event));
  return [call, ...signatures.map((made) => ({ ...call, headers: { 'stripe-signature': made } }))];
}

/** The parts of a login's signed cookie. */
function partsOf(cookie: string) {
  const pair = cookie.split('; ').find((one) => one.includes('session_token=')) ?? '';
  const [name = '', value = ''] = pair.split(/=(.*)/);
  const [token = '', signature = ''] = decodeURIComponent(value).split(/\.([^.]*)$/);
  return { name, token, signature };
}

/** Cookies that an attacker can make without the shop's secret. */
function forgedLogins({ customer, other }: Scene): readonly string[] {
  const { name, token, signature } = partsOf(customer.cookie);
  const signed = (secret: string) => hmac(secret, token).digest('base64');
  const made = ['', Buffer.alloc(32).toString('base64'), signed('secret'), signed('')];
  const tokens = [
    ...[token, '', 'null', `%.${signature}`, `' OR 1=1 --.${signature}`, `${token}x.${signature}`],
    ...[...made, signature.slice(0, -4)].map((one) => `${token}.${one}`),
    `${partsOf(other.cookie).token}.${signature}`,
    `${[...token].reverse().join('')}.${signature}`,
  ];
  return tokens.map((made) => `${name}=${encodeURIComponent(made)}`);
}

/** Tokens of mailed links that nobody has mailed. */
const TOKENS = [
  `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa('{"email":"admin@elvare.example"}')}.`,
  ...["' OR ''='", '%', '*', 'undefined', '0'.repeat(24), '../'.repeat(8)],
];

const KEYS = [
  ...list("short  a key with spaces  key' OR 1=1; --------  ../../../../etc/passwd"),
  ...['x'.repeat(101), '%00'.repeat(8)],
];

export const forgery: AttackTable = {
  name: 'Forgery',
  tries: async function* (scene) {
    const { caller, customer, other } = scene;
    const key = randomUUID();
    const opened = await demand(caller, start(key, customer.cookie));
    const [id = '', proof] = [checkoutIn(opened), cookieOf(opened)];
    const path = `/api/checkout/${id}`;
    yield [isRefusal, forgedWebhooks(id)];
    const own = { path, cookie: `${customer.cookie}; ${proof}` };
    yield [({ text }) => text.includes('"status":"pending"'), [own]];

    // Neither its id, a made-up proof nor its key opens a customer's checkout to others.
    const [secret, others] = ['A'.repeat(22), `.${'B'.repeat(22)}`.repeat(60)];
    const proofs = ['', secret, secret + others].map((made) => `${proof.split('=')[0]}=${made}`);
    const strangers = ['', other.cookie, ...proofs].map((cookie) => ({ path, cookie }));
    yield [({ status, text }) => status === 404 || text.includes('"order":null'), strangers];
    const starts = [start(key), start(key, other.cookie), ...KEYS.map((made) => start(made))];
    yield [(reply) => isRefusal(reply) && !reply.text.includes(id), starts];

    const logins = forgedLogins(scene).map((cookie) => ({ cookie }));
    yield [401, callsOf(scene, GUARDED, logins)];
    const sessions = logins.map((login) => ({ path: '/api/auth/session', ...login }));
    yield [({ text }) => text.includes('"session":null'), sessions];

    const tokens = TOKENS.map((token) => ({ token, language: 'de' }));
    const reset = { password: randomBytes(18).toString('base64url') };
    yield [
      isRefusal,
      tokens.map((body) => post('/api/auth/reset-password', { ...body, ...reset })),
    ];
    for (const to of [
      '/api/auth/confirm-email',
      '/api/newsletter/confirm',
      '/api/newsletter/unsubscribe',
    ]) {
      yield [isRefusal, tokens.map((body) => post(to, body))];
    }
    const links = TOKENS.map((token) => `token=${encodeURIComponent(token)}&lang=de`);
    yield [
      (reply) => isHandled(reply) && !String(reply.headers.location).includes('verified=1'),
      links.map((query) => ({ path: `/api/auth/verify-email?${query}` })),
    ];
  },
};
