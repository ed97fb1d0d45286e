import { randomBytes, randomUUID } from 'node:crypto';
import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import type { Call, Reply } from './caller.ts';
import { nobodysAddress, post, type Scene, signUp } from './scene.ts';
import { type AttackTable, isHandled, type Tries } from './table.ts';

const OWN_HEADERS = new Set(['x-request-id', 'date', 'retry-after', 'content-length']);
const PASSWORD = 'a-wrong-password-of-nobody';
/** So many wrong passwords in a row must not tell either whether there is such an account. */
const WRONG_TRIES = 12;

/** All of a reply that could tell a known name from an unknown one. */
function shapeOf({ status, text, headers }: Reply): string {
  const names = Object.keys(headers).filter((name) => !OWN_HEADERS.has(name));
  return JSON.stringify([status, text, names.toSorted()]);
}

/** A known name and an unknown one get the same reply. */
async function* compare(
  { caller }: Scene,
  pairs: readonly (readonly Call[])[],
): AsyncGenerator<Tries, void> {
  for (const [known = {}, unknown = {}] of pairs) {
    const isSame = async (reply: Reply) =>
      isHandled(reply) && shapeOf(reply) === shapeOf(await caller.call(unknown));
    yield [isSame, [known]];
  }
}

export async function* comparePairs(scene: Scene): AsyncGenerator<Tries, void> {
  const { cookie, password } = scene.other;
  // An account that no other table has used up a limit of.
  const { email: victim } = await signUp(scene.caller);
  const name = (path: string, more: object = {}, who = '', known = victim) =>
    [known, nobodysAddress()].map((email) => post(path, { email, ...more, language: 'de' }, who));
  const guess = (email = victim) => name(AUTH_PATHS.signIn, { password: PASSWORD }, '', email);
  const read = (path: string, ids: readonly string[], who = '') =>
    ids.map((id) => ({ path: path.replace(/:[a-z_]+/, id), cookie: who }));
  const ids = [randomUUID(), 'x'];
  const tokens = [randomBytes(32).toString('base64url'), 'x'];
  yield* compare(scene, [
    ...[guess(), guess(victim.toUpperCase()), guess(scene.admin?.email)],
    ...[name(API.newsletter), name(API.newsletter), name(AUTH_PATHS.requestPasswordReset)],
    name(AUTH_PATHS.changeEmail, { password }, cookie),
    tokens.map((token) => post(AUTH_PATHS.confirmEmail, { token, language: 'de' })),
    ...[read(DESK_API.deskOrder, ids), read(DESK_API.deskOrder, ids, cookie)],
    read(API.checkout, [`cs_test_${'a'.repeat(58)}`, 'cs_test_x']),
  ]);
}

export const enumeration: AttackTable = {
  name: 'Enumeration',
  tries: async function* (scene) {
    const { caller, customer } = scene;
    yield* comparePairs(scene);
    const emails = [(await signUp(caller)).email, nobodysAddress()];
    const guesses = Array.from({ length: WRONG_TRIES }, () =>
      emails.map((email) => post(AUTH_PATHS.signIn, { email, password: PASSWORD })),
    );
    yield* compare(scene, guesses);
    // Sign-up says openly that an address is taken (the specification asks for it), so it is limited.
    const from = caller.newAddress();
    if (from === undefined) return;
    const account = { email: customer.email, password: PASSWORD };
    const probe = { ...post(AUTH_PATHS.signUp, account), from };
    for (let at = 0; at < 40; at++) await caller.call(probe);
    yield [429, [probe]];
  },
};
