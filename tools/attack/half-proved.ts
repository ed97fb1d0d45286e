import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import { createPasskey } from '#test/passkey.ts';
import { totpCode } from '#test/totp.ts';
import type { AttackTable, Tries } from './attack-table.ts';
import {
  cookieOf,
  ENDPOINTS,
  type Login,
  nameOf,
  newCustomer,
  type Scene,
  targetOf,
} from './scene.ts';

type Factor = 'app' | 'passkey';

/** Sets up the factor; returns the cookies of the login that has proved it. */
async function addFactor({ caller }: Scene, factor: Factor, login: Login): Promise<string> {
  const send = async (path: string, body: object, cookie = login.cookie) => {
    const reply = await caller.send('POST', path, body, { cookie });
    if (reply.status !== 200) throw new Error(`no ${factor}: ${reply.status} ${reply.text}`);
    return { ...JSON.parse(reply.text), cookie: cookieOf(reply) };
  };
  if (factor === 'app') {
    const { secret } = await send(AUTH_PATHS.totpStart, { password: login.password });
    return (await send(AUTH_PATHS.totpFinish, { code: totpCode(secret) })).cookie;
  }
  const { options, cookie } = await send(AUTH_PATHS.passkeyRegisterOptions, {});
  const body = { name: 'x', response: createPasskey(caller.origin).register(options) };
  return (await send(AUTH_PATHS.passkeyRegister, body, `${cookie}; ${login.cookie}`)).cookie;
}

/** Whoever has the password signs in with it, and uses what that gives at every endpoint that needs a login. */
async function tryPassword(scene: Scene, tries: Tries, factor: Factor) {
  const { caller } = scene;
  const victim = await newCustomer(caller, factor);
  const { email, password } = victim;
  const proved = await addFactor(scene, factor, victim);
  const stolen = await caller.send('POST', AUTH_PATHS.signIn, { email, password });
  const isNoLogin = !stolen.text.includes(email);
  tries.note(`password of an account with: ${factor}`, isNoLogin, stolen);
  const guarded = ENDPOINTS.filter((endpoint) => endpoint.for !== 'anyone');
  await tries.each(guarded, async (endpoint) => {
    const { method, path, body } = endpoint;
    const reply = await caller.call({
      method,
      path: targetOf(path),
      cookie: cookieOf(stolen),
      ...(method !== 'GET' && body && { body: JSON.stringify(body) }),
    });
    tries.note(
      `${nameOf(endpoint)} by password, without the ${factor}`,
      reply.status === 401,
      reply,
    );
  });
  const left = await caller.send('DELETE', API.account, { password }, { cookie: proved });
  tries.note(`the ${factor} is still its owner’s`, left.status === 200, left);
}

export const halfProved: AttackTable = {
  name: 'Half proved',
  run: async (scene, tries) => {
    await tryPassword(scene, tries, 'app');
    await tryPassword(scene, tries, 'passkey');
  },
};
