import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '#test/api-table.ts';
import { DUO } from '#test/cart-items.ts';
import { createPasskey } from '#test/passkey.ts';
import { totpCode } from '#test/totp.ts';
import type { Caller } from './caller.ts';
import {
  callOf,
  callsOf,
  checkoutIn,
  cookieOf,
  demand,
  GUARDED,
  type Login,
  newCustomer,
  post,
  start,
} from './scene.ts';
import { type AttackTable, list } from './table.ts';

/** Other spellings of a guarded path. */
const ENDS = list('/  //  ;jsessionid=1  %00  %20  .json  ?admin=true&isAdmin=1');
const STARTS = list('//api/  /api/./  /api//  /x/../api/  /api%2f  /API/');
const spellingsOf = (path: string) => [
  ...ENDS.map((end) => path + end),
  ...STARTS.map((begin) => path.replace('/api/', begin)),
  path.replace('admin', '%61dmin').replace('desk', '%64esk'),
];

const METHODS = list('HEAD  OPTIONS  PATCH  TRACE  PROPFIND');
/** Claims of a right in headers that no proxy vouches for. */
const CLAIMS = {
  ...{ 'x-http-method-override': 'GET', 'x-original-url': '/api/admin/dashboard/snapshot' },
  ...{ 'x-user-id': 'admin', 'x-forwarded-user': 'admin', 'x-forwarded-for': '127.0.0.1' },
  authorization: `Basic ${btoa('admin:admin')}`,
};

/** Fields that would give an account a right. */
const RIGHTS = [{ role: 'admin' }, { isAdmin: true }, { emailVerified: true }, { admin: 1 }];

export const authorisation: AttackTable = {
  name: 'Authorisation',
  tries: async function* (scene) {
    const { caller, customer, other } = scene;
    yield [401, callsOf(scene, GUARDED, [{ cookie: '' }])];
    const admins = GUARDED.filter((at) => at.for === 'admin');
    yield [403, callsOf(scene, admins, [{ cookie: customer.cookie }, { cookie: other.cookie }])];

    const readers = ENDPOINTS.filter(({ method, streams }) => method === 'GET' && !streams);
    const detours = readers
      .filter((at) => at.for === 'admin')
      .map((at) => callOf(scene, at, { cookie: customer.cookie }))
      .flatMap((call) => [
        ...spellingsOf(call.path ?? '').map((path) => ({ ...call, path })),
        ...METHODS.map((method) => ({ ...call, method })),
        { ...call, headers: CLAIMS },
      ]);
    yield [
      // A reply with status 200 that is no page would be the guarded data.
      ({ status, headers: { 'content-type': type = '' } }) =>
        status >= 0 && status < 500 && (status !== 200 || type.startsWith('text/html')),
      detours,
    ];

    // Nothing of one customer is in what another one reads.
    const id = checkoutIn(await demand(caller, start(randomUUID(), customer.cookie))) ?? '';
    const others = readers.map((at) => ({
      ...at,
      path: at.path.replace(/(checkout)\/:.*/, `$1/${id}`),
    }));
    yield [
      ({ text }) => !text.includes(customer.email) && !text.includes(`"${DUO.id}"`),
      callsOf(scene, others, [{ cookie: '' }, { cookie: other.cookie }]),
    ];

    const writes = ENDPOINTS.filter((at) => at.body !== undefined && at.for !== 'admin');
    const asked = RIGHTS.flatMap((right) =>
      writes.map((at) => callOf(scene, at, { body: { ...at.body, ...right } })),
    );
    yield [({ status }) => status === 400 || status === 429, asked];
  },
};

/** Sets up the factor; returns the cookies of the login that has proved it. */
async function addFactor(caller: Caller, factor: 'app' | 'passkey', login: Login) {
  const send = async (path: string, body: object, cookie = login.cookie) => {
    const reply = await demand(caller, post(path, body, cookie));
    return { ...JSON.parse(reply.text), cookie: cookieOf(reply) };
  };
  if (factor === 'app') {
    const { secret } = await send('/api/auth/totp/start', { password: login.password });
    return (await send('/api/auth/totp/finish', { code: totpCode(secret) })).cookie;
  }
  const { options, cookie } = await send('/api/auth/passkey/register-options', {});
  const body = { name: 'x', response: createPasskey(caller.origin).register(options) };
  return (await send('/api/auth/passkey/register', body, `${cookie}; ${login.cookie}`)).cookie;
}

/** Signs in with a stolen password and uses what that gives at every endpoint that needs a login. */
export const halfProved: AttackTable = {
  name: 'Half proved',
  tries: async function* (scene) {
    for (const factor of ['app', 'passkey'] as const) {
      const victim = await newCustomer(scene.caller);
      const { email, password } = victim;
      const proved = await addFactor(scene.caller, factor, victim);
      const signIn = post('/api/auth/sign-in/email', { email, password });
      const cookie = cookieOf(await scene.caller.call(signIn));
      const isNobody = ({ text }: { text: string }) => !text.includes(email);
      yield [isNobody, [signIn, { path: '/api/auth/session', cookie }]];
      yield [401, callsOf(scene, GUARDED, [{ cookie }])];
      // The factor is still its owner's.
      yield [200, [{ method: 'DELETE', path: '/api/account', body: { password }, cookie: proved }]];
    }
  },
};
