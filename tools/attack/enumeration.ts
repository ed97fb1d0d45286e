import { randomBytes, randomUUID } from 'node:crypto';
import { API } from '#api-paths.ts';
import { AUTH_PATHS } from '#contract/auth-paths.ts';
import { DESK_API } from '#desk-paths.ts';
import type { AttackTable, Tries } from './attack-table.ts';
import type { Call, Reply } from './caller.ts';
import { openCheckout, type Scene, signUp } from './scene.ts';

const OWN_HEADERS = new Set(['x-request-id', 'date', 'retry-after', 'content-length']);

/** All of a reply that could tell a known name from an unknown one. */
function shape({ status, text, headers }: Reply): string {
  const names = Object.keys(headers).filter((name) => !OWN_HEADERS.has(name));
  return JSON.stringify([status, text, names.toSorted()]);
}

const nobodysAddress = () => `nobody-${randomBytes(6).toString('hex')}@angriff.example`;

interface Pair {
  readonly name: string;
  readonly known: Call;
  readonly unknown: Call;
}

/** @param victim an account that no other table has used up a limit of */
function pairsOf(
  { other, admin }: Scene,
  victim: { readonly email: string },
  checkoutId: string | undefined,
): readonly Pair[] {
  const post = (path: string, body: object, cookie = ''): Call => ({
    method: 'POST',
    path,
    body: JSON.stringify({ ...body, language: 'de' }),
    cookie,
  });
  const wrong = { password: 'a-wrong-password-of-nobody' };
  const known = [victim.email, victim.email.toUpperCase(), ...(admin ? [admin.email] : [])];
  const orderPath = (id: string) => DESK_API.deskOrder.replace(':id', id);
  return [
    ...known.map((email) => ({
      name: `sign in as ${email.split('-')[0]}`,
      known: post(AUTH_PATHS.signIn, { email, ...wrong }),
      unknown: post(AUTH_PATHS.signIn, { email: nobodysAddress(), ...wrong }),
    })),
    {
      name: 'ask for a new password',
      known: post(AUTH_PATHS.requestPasswordReset, { email: victim.email }),
      unknown: post(AUTH_PATHS.requestPasswordReset, { email: nobodysAddress() }),
    },
    {
      name: 'subscribe to the newsletter',
      known: post(API.newsletter, { email: victim.email }),
      unknown: post(API.newsletter, { email: nobodysAddress() }),
    },
    {
      name: 'subscribe to the newsletter again',
      known: post(API.newsletter, { email: victim.email }),
      unknown: post(API.newsletter, { email: nobodysAddress() }),
    },
    {
      name: 'take an address that has an account',
      known: post(
        AUTH_PATHS.changeEmail,
        { email: victim.email, password: other.password },
        other.cookie,
      ),
      unknown: post(
        AUTH_PATHS.changeEmail,
        { email: nobodysAddress(), password: other.password },
        other.cookie,
      ),
    },
    {
      name: 'confirm with a token of the right and of a wrong form',
      known: post(AUTH_PATHS.confirmEmail, { token: randomBytes(32).toString('base64url') }),
      unknown: post(AUTH_PATHS.confirmEmail, { token: 'x' }),
    },
    ...[
      ['nobody', ''],
      ['a customer', other.cookie],
    ].map(([who, cookie = '']) => ({
      name: `an order of the desk as ${who}`,
      known: { path: orderPath(randomUUID()), cookie },
      unknown: { path: orderPath('x'), cookie },
    })),
    ...(checkoutId === undefined
      ? []
      : [
          {
            name: 'ids of checkouts that never were',
            known: { path: API.checkout.replace(':session_id', `cs_test_${'a'.repeat(58)}`) },
            unknown: { path: API.checkout.replace(':session_id', 'cs_test_x') },
          },
        ]),
  ];
}

/** So many wrong passwords in a row must not tell either whether there is such an account. */
const WRONG_TRIES = 12;

async function guessUntilSlowed(scene: Scene, tries: Tries) {
  const { caller } = scene;
  const victim = await signUp(caller, 'victim');
  const answers: string[] = [];
  for (const email of [victim.email, nobodysAddress()]) {
    const seen: string[] = [];
    for (let at = 0; at < WRONG_TRIES; at++) {
      const reply = await caller.send('POST', AUTH_PATHS.signIn, {
        email,
        password: `wrong-password-${at}`,
        language: 'de',
      });
      seen.push(shape(reply));
    }
    answers.push(seen.join('\n'));
  }
  tries.note(
    `${WRONG_TRIES} wrong passwords for a known and an unknown account`,
    answers[0] === answers[1],
    'the replies differ',
  );
}

/** Sign-up says openly that an address is taken (the specification asks for it), so it is limited. */
async function probeSignUp({ caller, customer }: Scene, tries: Tries) {
  const from = caller.newAddress();
  if (from === undefined) return;
  let limited = 0;
  for (let at = 0; at < 40 && limited === 0; at++) {
    const body = { email: customer.email, password: 'some-long-password', language: 'de' };
    const reply = await caller.send('POST', AUTH_PATHS.signUp, body, { from });
    if (reply.status === 429) limited += 1;
  }
  tries.note('addresses tried at sign-up from one place', limited > 0, 'none of 40 was limited');
}

/** A known name and an unknown one get the same reply. */
export async function comparePairs(scene: Scene, tries: Tries) {
  const checkout = await openCheckout(scene, '');
  const victim = await signUp(scene.caller, 'known');
  await tries.each(pairsOf(scene, victim, checkout?.id), async ({ name, known, unknown }) => {
    const one = await scene.caller.call(known);
    const two = await scene.caller.call(unknown);
    const seen = `${shape(one).slice(0, 160)} against ${shape(two).slice(0, 160)}`;
    tries.note(name, shape(one) === shape(two) && one.status < 500, seen);
  });
}

export const enumeration: AttackTable = {
  name: 'Enumeration',
  run: async (scene, tries) => {
    await comparePairs(scene, tries);
    await guessUntilSlowed(scene, tries);
    await probeSignUp(scene, tries);
  },
};
