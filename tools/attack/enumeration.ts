import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, Reply } from './caller.ts';
import { nobodysAddress, post, signUp } from './scene.ts';
import { type AttackTable, isHandled } from './table.ts';

const OWN_HEADERS = new Set(['x-request-id', 'date', 'retry-after', 'content-length']);
const PASSWORD = 'a-wrong-password-of-nobody';

/** All of a reply that could tell a known name from an unknown one. */
function shapeOf({ status, text, headers }: Reply): string {
  const names = Object.keys(headers).filter((name) => !OWN_HEADERS.has(name));
  return JSON.stringify([status, text, names.toSorted()]);
}

/** A known name and an unknown one get the same reply. */
export const enumeration: AttackTable = {
  name: 'Enumeration',
  tries: async function* (scene) {
    const { cookie, password } = scene.other;
    // An account that no other table has used up a limit of.
    const { email: victim } = await signUp(scene.caller);
    const name = (path: string, more: object = {}, who = '', known = victim) =>
      [known, nobodysAddress()].map((email) => post(path, { email, ...more, language: 'de' }, who));
    const guess = (email = victim) =>
      name('/api/auth/sign-in/email', { password: PASSWORD }, '', email);
    const read = (path: string, ids: readonly string[], who = '') =>
      ids.map((id) => ({ path: path.replace(/:[a-z_]+/, id), cookie: who }));
    const ids = [randomUUID(), 'x'];
    const tokens = [randomBytes(32).toString('base64url'), 'x'];
    const pairs: readonly (readonly Call[])[] = [
      ...[guess(), guess(victim.toUpperCase()), guess(scene.admin?.email)],
      ...[
        name('/api/newsletter'),
        name('/api/newsletter'),
        name('/api/auth/request-password-reset'),
      ],
      name('/api/auth/change-email', { password }, cookie),
      tokens.map((token) => post('/api/auth/confirm-email', { token, language: 'de' })),
      ...[read('/api/admin/orders/:id', ids), read('/api/admin/orders/:id', ids, cookie)],
      read('/api/checkout/:session_id', [`cs_test_${'a'.repeat(58)}`, 'cs_test_x']),
    ];
    for (const [known = {}, unknown = {}] of pairs) {
      const isSame = async (reply: Reply) =>
        isHandled(reply) && shapeOf(reply) === shapeOf(await scene.caller.call(unknown));
      yield [isSame, [known]];
    }
  },
};
